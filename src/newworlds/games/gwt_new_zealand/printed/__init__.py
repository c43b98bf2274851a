"""What is printed on boards, cards and tiles, by number, one chapter a module; `tables` has them all."""
