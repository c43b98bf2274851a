"""A position as a list of numbers and back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Writer:
    def __init__(self) -> None:
        self.written: list[int] = []

    def number(self, number: i64) -> None:
        self.written.append(number)

    def numbers(self, numbers: vec[i64]) -> None:
        self.written.append(len(numbers))
        for number in numbers:
            self.written.append(number)


class Reader:
    def __init__(self, written: list[int]) -> None:
        self.written = written
        self.at = 0

    def number(self) -> i64:
        number = self.written[self.at]
        self.at += 1
        return number

    def numbers(self) -> vec[i64]:
        length = self.number()
        result = vec[i64]()
        while length > 0:
            result = append(result, self.number())
            length -= 1
        return result
