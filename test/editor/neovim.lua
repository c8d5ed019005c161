-- ===--- neovim.lua - uri-tidy --------------------------------*- lua -*--===//
--
-- Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
-- See LICENSE for license information.
-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
--
-- ===---------------------------------------------------------------------===//
-- Uses Neovim's own LSP client like a user: opens FILE with the server in CLANGD,
-- moves from finding to finding, applies the first code action each time
-- (MODE=each), or the one that fixes all (MODE=all), and saves the file.

-- A step takes less than a second; this ends a hang.
local Timeout = 60000

local function main()
  local File = assert(os.getenv('FILE'))
  local Published = {}
  local publish = vim.lsp.handlers['textDocument/publishDiagnostics']
  vim.lsp.handlers['textDocument/publishDiagnostics'] =
    function(err, result, ctx, config)
      if vim.uri_to_fname(result.uri) == File then
        Published = result
      end
      return publish(err, result, ctx, config)
    end

  vim.cmd('edit ' .. vim.fn.fnameescape(File))
  local Buffer = vim.api.nvim_get_current_buf()
  local Client = assert(vim.lsp.start_client({
    name = 'uri-clangd',
    cmd = { os.getenv('CLANGD'), '--background-index=false', '--log=error' },
    root_dir = vim.fn.fnamemodify(File, ':p:h'),
  }))
  vim.lsp.buf_attach_client(Buffer, Client)

  local function waitForDiagnostics()
    assert(vim.wait(Timeout, function()
      return Published.version and Published.version == vim.lsp.util.buf_versions[Buffer]
    end, 10), 'no diagnostics for this version of the text')
  end

  -- Chooses the action in the menu whose title is accepted.
  local function choose(context, isMeant)
    local Chosen, Done
    vim.ui.select = function(items, options, on_choice)
      for _, item in ipairs(items) do
        -- A tuple of client and action; a table in newer versions.
        local Action = item.action or item[2]
        if not Chosen and isMeant(Action) then
          Chosen = Action.title
          on_choice(item)
        end
      end
      Done = true
    end
    vim.notify = function() Done = true end
    local Version = vim.lsp.util.buf_versions[Buffer]
    vim.lsp.buf.code_action(context)
    assert(vim.wait(Timeout, function() return Done end, 10), 'no menu')
    if Chosen then
      assert(vim.lsp.util.buf_versions[Buffer] ~= Version,
        Chosen .. ': changes nothing')
      io.stdout:write(Chosen .. '\n')
    end
    return Chosen
  end

  local function fixOneMore()
    waitForDiagnostics()
    local Diagnostics = vim.diagnostic.get(Buffer)
    table.sort(Diagnostics, function(A, B)
      return A.lnum < B.lnum or (A.lnum == B.lnum and A.col < B.col)
    end)
    for _, Diagnostic in ipairs(Diagnostics) do
      local Code = tostring(Diagnostic.code or Diagnostic.user_data.lsp.code)
      if vim.startswith(Code, 'uri-') then
        vim.api.nvim_win_set_cursor(0, { Diagnostic.lnum + 1, Diagnostic.col })
        if choose({ only = { 'quickfix' } }, function(Action)
          return not vim.startswith(Action.title, 'fix all')
              and Action.diagnostics and #Action.diagnostics == 1
              and vim.startswith(Action.diagnostics[1].code, 'uri-')
        end) then
          return true
        end
      end
    end
    return false
  end

  if os.getenv('MODE') == 'all' then
    waitForDiagnostics()
    assert(choose({ only = { 'source.fixAll' }, diagnostics = {} },
      function(Action) return Action.kind == 'source.fixAll.uri-tidy' end))
  else
    while fixOneMore() do end
  end
  vim.cmd('write')
  vim.lsp.stop_client(Client)
end

local ok, message = xpcall(main, debug.traceback)
if not ok then
  io.stderr:write(message .. '\n')
  vim.cmd('cquit 1')
end
vim.cmd('qall!')
