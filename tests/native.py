"""Tests that need the sources: native classes have no interpreted subclasses, no source text, and check types."""

from __future__ import annotations

import pytest

from greathall.kernel import state

NATIVE = not str(state.__file__).endswith(".py")
on_sources = pytest.mark.skipif(NATIVE, reason="needs the sources, not the native build")
