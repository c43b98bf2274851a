"""What is printed on boards, cards and tiles, by number; `tables` brings the modules together."""
