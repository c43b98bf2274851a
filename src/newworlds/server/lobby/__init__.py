"""The tables that anybody may join or watch, told live to those who look for one."""
