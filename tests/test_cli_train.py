"""What does `sedma train` refuse?"""

import sys

import pytest

from sedma.cli import main

REFUSED = {
    (): "Say how long to learn",
    ("--minutes", "1", "--decisions", "5"): "Say how long to learn",
    ("--minutes", "soon"): "“soon” cannot be --minutes: it must be a whole",
    ("--decisions", "1", "--threads", "-1"): "“-1” cannot be --threads: it must be a whole",
    ("--decisions", "1", "--seed", "x"): "“x” cannot be --seed: it must be a whole",
    ("--decisions", "1", "--house", "99999"): "“99999” cannot be --house: it must be a whole",
    ("moon", "--decisions", "1"): "There is no game or variant called “moon”.",
    ("--decisions", "1", "--against", "/no/such"): "There is no file of weights /no/such.",
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_cannot_be_learnt_is_refused_with_one_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(("train", *words, "--lang", "en"))
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err.startswith(f"sedma: {REFUSED[words]}")
    assert err.count("\n") == 1


def test_without_pytorch_it_is_said_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sedma.learn.run", None)
    assert main(("train", "--decisions", "1", "--lang", "en")) == 2
    assert "sedma[learn]" in capsys.readouterr().err


def test_help_is_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "usage:"), ("cs", "použití:")):
        with pytest.raises(SystemExit):
            main(("train", "--help", "--lang", lang))
        assert word in capsys.readouterr().out
