"""These tests play the toy game, too."""

from tests import toy

toy.register()
