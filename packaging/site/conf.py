# ===--- conf.py - uri-tidy ----------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Sphinx's configuration for the site; build.py runs Sphinx."""

import os

# pylint: disable=invalid-name
project = "uri-tidy"
author = "the uri-tidy authors"
release = version = os.environ["URI_TIDY_VERSION"]
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
exclude_patterns = ["examples"]
# The examples are for readers: 'console' and 'text' need no lexer to be right.
suppress_warnings = ["misc.highlighting_failure", "myst.header"]
html_theme = "furo"
html_title = "uri-tidy " + release
html_show_sphinx = False
html_copy_source = False
html_static_path = []
if os.environ.get("URI_TIDY_SITE_VERSIONS"):
    templates_path = [os.path.join(os.path.dirname(os.path.abspath(__file__)), "templates")]
    html_sidebars = {"**": ["sidebar/brand.html", "versions.html", "sidebar/search.html",
                            "sidebar/scroll-start.html", "sidebar/navigation.html",
                            "sidebar/scroll-end.html"]}
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#2557d6", "color-brand-content": "#2557d6"},
    "dark_css_variables": {"color-brand-primary": "#86a8ff", "color-brand-content": "#86a8ff"},
}
