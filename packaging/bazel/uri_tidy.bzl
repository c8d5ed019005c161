# ===--- uri_tidy.bzl - uri-tidy -------------------------------------------===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

"""An aspect that runs uri-tidy on the sources of cc_library, cc_binary and cc_test.

  bazel build //... --aspects=@uri_tidy//:uri_tidy.bzl%uri_tidy --output_groups=uri_tidy

A finding fails the build. With the output group uri_tidy_sarif, findings only go into a
report beside the outputs of the target, NAME.uri-tidy.sarif.
"""

load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load("@bazel_tools//tools/cpp:toolchain_utils.bzl", "find_cpp_toolchain")

_C = ["c"]
_CXX = ["cc", "cpp", "cxx", "c++", "C"]

def _attribute(ctx, name):
    return getattr(ctx.rule.attr, name, None) or []

def _expanded(ctx, values):
    return [ctx.expand_make_variables("copts", value, {}) for value in values]

def _context_of(target, ctx):
    """What the sources of the target are compiled with. Older versions of Bazel do not tell it for
    programs, for which it is composed of that of their dependencies and of their attributes."""
    if CcInfo in target:
        return target[CcInfo].compilation_context
    package = ctx.label.package
    roots = ["", ctx.bin_dir.path]
    own = cc_common.create_compilation_context(
        quote_includes = depset([root or "." for root in roots]),
        system_includes = depset([
            "/".join([part for part in [root, package, include] if part and part != "."]) or "."
            for include in _attribute(ctx, "includes")
            for root in roots
        ]),
        defines = depset(_expanded(
            ctx,
            _attribute(ctx, "defines") + _attribute(ctx, "local_defines"),
        )),
    )
    infos = [CcInfo(compilation_context = own)] + [
        each[CcInfo]
        for each in _attribute(ctx, "deps")
        if CcInfo in each
    ]
    return cc_common.merge_cc_infos(cc_infos = infos).compilation_context

def _command(ctx, toolchain, features, context, source):
    """The entry of the source in a compilation database."""
    is_c = source.extension in _C
    action = ACTION_NAMES.c_compile if is_c else ACTION_NAMES.cpp_compile
    fragment = ctx.fragments.cpp
    variables = cc_common.create_compile_variables(
        feature_configuration = features,
        cc_toolchain = toolchain,
        user_compile_flags = fragment.copts + (
            fragment.conlyopts if is_c else fragment.cxxopts
        ) + _expanded(ctx, _attribute(ctx, "copts")),
        include_directories = context.includes,
        quote_include_directories = context.quote_includes,
        system_include_directories = context.system_includes,
        preprocessor_defines = depset(transitive = [context.defines, context.local_defines]),
    )
    compiler = cc_common.get_tool_for_action(
        feature_configuration = features,
        action_name = action,
    )
    flags = cc_common.get_memory_inefficient_command_line(
        feature_configuration = features,
        action_name = action,
        variables = variables,
    )
    return {
        "arguments": [compiler] + flags + ["-c", source.path],
        "directory": "",
        "file": source.path,
    }

def _uri_tidy_impl(target, ctx):
    # What others have written is not checked, nor is what the build writes.
    if ctx.label.workspace_name or not (CcInfo in target or ctx.rule.kind.startswith("cc_")):
        return []
    sources = [
        each
        for each in getattr(ctx.rule.files, "srcs", [])
        if each.is_source and each.extension in _C + _CXX
    ]
    if not sources:
        return []
    toolchain = find_cpp_toolchain(ctx)
    features = cc_common.configure_features(
        ctx = ctx,
        cc_toolchain = toolchain,
        requested_features = ctx.features,
        unsupported_features = ctx.disabled_features,
    )
    context = _context_of(target, ctx)
    inputs = depset(
        ctx.rule.files.srcs + ctx.files._configuration,
        transitive = [context.headers, toolchain.all_files],
    )
    groups = {"sarif": [], "text": []}
    for source in sources:
        name = "%s_uris/%s" % (ctx.label.name, source.short_path.replace("/", "_"))
        commands = ctx.actions.declare_file(name + ".json")
        command = _command(ctx, toolchain, features, context, source)
        ctx.actions.write(commands, json.encode([command]))
        for format, outputs in groups.items():
            output = ctx.actions.declare_file("%s.uri-tidy.%s" % (name, format))
            outputs.append(output)
            ctx.actions.run(
                outputs = [output],
                inputs = depset([commands], transitive = [inputs]),
                tools = [ctx.attr._program[DefaultInfo].files_to_run],
                executable = ctx.executable._check,
                arguments = [
                    format,
                    output.path,
                    ctx.executable._program.path,
                    commands.path,
                    source.path,
                ],
                mnemonic = "UriTidy",
                progress_message = "Checking the URIs in " + source.short_path,
                use_default_shell_env = True,
            )
    return [OutputGroupInfo(
        uri_tidy = depset(groups["text"]),
        uri_tidy_sarif = depset(groups["sarif"]),
    )]

uri_tidy = aspect(
    implementation = _uri_tidy_impl,
    attrs = {
        "_cc_toolchain": attr.label(
            default = Label("@bazel_tools//tools/cpp:current_cc_toolchain"),
        ),
        "_check": attr.label(
            default = Label("//:check"),
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
        "_configuration": attr.label(default = Label("//:configuration"), allow_files = True),
        "_program": attr.label(
            default = Label("//:program"),
            allow_single_file = True,
            cfg = "exec",
            executable = True,
        ),
    },
    doc = "Runs uri-tidy on the sources of a target.",
    fragments = ["cpp"],
    toolchains = ["@bazel_tools//tools/cpp:toolchain_type"],
)
