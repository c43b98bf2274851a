"""These tests play the toy game."""

from tests import toy

toy.register()
