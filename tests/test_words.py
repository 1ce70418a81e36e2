"""Does every language say everything, with the same arguments and its own grammar?"""

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sedma import bots
from sedma.errors import RecordError, SedmaError
from sedma.notation import DECISIONS, SIGNALS
from sedma.rules import OPTIONS, preset_names, variant_names
from sedma.words import Words, language_for, languages
from tests.test_rules_errors import BROKEN, WRONG, refusal_of

SOURCE = Path(__file__).resolve().parent.parent / "src" / "sedma"
CATALOGUES = {"common", "game", "rules", "cards", "errors", "cli", "web"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OUTCOMES = ["simple", "bald", "naked", "quartet", "call", "seven_last", "tie"]
NOT_ARGUMENTS = {"deal", "move", "status"}
"""What an error carries beside the arguments of its sentence."""


@cache
def entries(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language by id, from all its catalogues."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCE / "words" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def arguments(lang: str, message: ftl.BaseNode) -> set[str]:
    """The arguments of a message, those of the messages that it refers to included."""
    found = set()
    for node in nodes(message):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ftl.MessageReference):
            found |= arguments(lang, entries(lang)[node.id.name])
    return found


@cache
def error_classes() -> frozenset[str]:
    """The names of SedmaError and of everything in the source that derives from it."""
    classes = [
        node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    found = {"SedmaError"}
    while more := {c.name for c in classes if {ast.unparse(b) for b in c.bases} & found} - found:
        found |= more
    return frozenset(found)


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


def calls(names: frozenset[str]) -> Iterator[ast.Call]:
    """Every call in the source of something with one of these names."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in names:
                yield node


def texts(call: ast.Call) -> list[str]:
    """The texts among the arguments of a call that stand without a name."""
    return [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]


def raised() -> dict[str, set[str] | None]:
    """Every error id in the source with its arguments, or None where they are not all named."""
    found: dict[str, set[str] | None] = {}
    for call in calls(error_classes() | {"refusal", "_expect"}):
        named = {keyword.arg for keyword in call.keywords if keyword.arg} - NOT_ARGUMENTS
        all_named = isinstance(call.func, ast.Name) and all(k.arg for k in call.keywords)
        for message in texts(call):
            found[message] = named if all_named else None
    return found


def test_both_languages_are_there_with_the_same_catalogues() -> None:
    assert languages() == ["en", "cs"]
    for lang in languages():
        assert {path.stem for path in (SOURCE / "words" / lang).glob("*.ftl")} == CATALOGUES


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_the_same_ids_and_arguments_as_english(lang: str) -> None:
    assert entries(lang).keys() == entries("en").keys()
    for name, message in entries(lang).items():
        assert arguments(lang, message) == arguments("en", entries("en")[name]), name


@pytest.mark.parametrize("lang", languages())
def test_plural_categories_are_exactly_those_of_the_language(lang: str) -> None:
    wanted = Locale.parse(lang).plural_form.tags | {"other"}
    for name, message in entries(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.SelectExpression):
                keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
                assert not keys & PLURALS or keys & PLURALS == wanted, name


@pytest.mark.parametrize("lang", languages())
def test_every_reference_leads_somewhere(lang: str) -> None:
    for name, message in entries(lang).items():
        assert message.value is not None, name
        for node in nodes(message):
            assert not isinstance(node, ftl.TermReference), name
            if isinstance(node, ftl.MessageReference):
                referred = entries(lang)[node.id.name]
                attributes = {attribute.id.name for attribute in referred.attributes}
                assert node.attribute is None or node.attribute.name in attributes, name


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_holds_a_straight_quote_or_a_stray_blank(lang: str) -> None:
    for name, message in entries(lang).items():
        for node in nodes(message):
            if isinstance(node, ftl.TextElement):
                assert not re.search(r"[\"']|[^\n ]  ", node.value), name


def needed() -> Iterator[str]:
    """The ids that are put together from names: options, games, cards and so on."""
    for name, option in OPTIONS.items():
        yield from (f"option-{name}", f"option-{name}-help")
        yield from (f"option-{name}-{value}" for value in option.values)
        if option.kind == "yesno":
            yield from (f"option-{name}-yes", f"option-{name}-no")
        if option.nullable or option.kind in {"ranks", "words", "cards"}:
            yield f"option-{name}-none"
    yield from (f"game-{name}{end}" for name in preset_names() for end in ("", "-about"))
    yield from (f"variant-{name}" for name in variant_names())
    yield from (f"{what}-{rank}" for what in ("card", "rank") for rank in "23456789TJQKA")
    yield from (f"bot-{name}{end}" for name in bots.names() for end in ("", "-about"))
    yield from (f"decision-{decision}" for decision in DECISIONS)
    yield from (f"signal-{signal.replace(':', '-')}" for signal in SIGNALS)
    yield from (f"outcome-{outcome}" for outcome in OUTCOMES)
    yield from (f"language-{lang}" for lang in languages())


@pytest.mark.parametrize("lang", languages())
def test_everything_with_a_name_has_words(lang: str) -> None:
    assert [name for name in needed() if name not in entries(lang)] == []


def test_every_error_has_a_sentence_that_its_arguments_fill() -> None:
    for message, given in raised().items():
        assert f"error-{message}" in entries("en"), message
        if given is not None:
            assert arguments("en", entries("en")[f"error-{message}"]) <= given, message


def test_every_error_sentence_belongs_to_an_error() -> None:
    constraints = {message for message, *_ in BROKEN}
    own = {"where", "in-deal", "in-move", *constraints, *raised()}
    catalogue = (SOURCE / "words" / "en" / "errors.ftl").read_text("utf-8")
    sentences = set(re.findall(r"(?m)^error-([\w-]+)", catalogue))
    assert sentences == own


def test_every_id_that_the_source_says_has_words() -> None:
    for call in calls(frozenset({"say"})):
        for pattern in patterns(call.args[:1]):
            assert any(re.fullmatch(pattern, name) for name in entries("en")), ast.unparse(call)


def test_every_sentence_of_the_program_is_said_somewhere() -> None:
    kinds = ("page-", "plain-", "account-", "cli-", "serve-")
    found = {pattern for tree in trees() for pattern in patterns(list(ast.walk(tree)))}
    said = [pattern for pattern in found if pattern.startswith(tuple(map(re.escape, kinds)))]
    referred = {n.id.name for m in entries("en").values() for n in nodes(m) if is_reference(n)}
    own = [name for name in entries("en") if name.startswith(kinds)]
    unsaid = [n for n in own if n not in referred and not any(re.fullmatch(p, n) for p in said)]
    assert unsaid == []


def patterns(found: Sequence[ast.AST]) -> Iterator[str]:
    """For each text among the nodes what it may become; names fill the gaps of an f-string."""
    for node in found:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        if isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
            yield "".join(r"[\w-]+" if part is None else re.escape(str(part)) for part in parts)


def is_reference(node: ftl.BaseNode) -> TypeGuard[ftl.MessageReference]:
    return isinstance(node, ftl.MessageReference)


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_of_options_is_a_whole_sentence(lang: str) -> None:
    words = Words(lang)
    refused = [refusal_of(name, options) for _, _, name, options in BROKEN]
    refused += [
        refusal_of("sedma4", {key: value})
        for _, keys, values in WRONG
        for key in keys
        for value in values
    ]
    for refusal in refused:
        sentence = words.error(refusal)
        assert sentence.startswith("options, ")
        assert str(refusal.arguments["key"]) in sentence
        assert sentence.endswith(".")
        assert not re.search(r"\{\$|\?\?\?", sentence), sentence


def test_an_error_without_a_sentence_is_still_readable() -> None:
    assert Words("cs").error(SedmaError("moon-missing", phase=3)) == "moon-missing (phase=3)"


def test_a_fault_in_a_record_says_where_it_is() -> None:
    fault = RecordError("card-too-often", deal=2, move=7, card="KC")
    assert Words("en").error(fault) == "Deal 2, move 7: KC comes too often."
    assert Words("cs").error(fault) == "Hra 2, tah 7: KC je tu příliš mnohokrát."
    assert Words("en").error(RecordError("card-too-often", card="KC")) == "KC comes too often."


@pytest.mark.parametrize(
    ("lang", "deck", "cards"),
    [
        ("en", "german", "seven of leaves, unter of bells, ober of acorns, king of hearts"),
        ("en", "french", "seven of spades, jack of diamonds, queen of clubs, king of hearts"),
        ("cs", "german", "zelená sedma, kulový spodek, žaludový svršek, srdcový král"),
        ("cs", "french", "piková sedma, kárový kluk, křížová dáma, srdcový král"),
    ],
)
def test_cards_have_names_in_the_grammar_of_the_language(lang: str, deck: str, cards: str) -> None:
    words = Words(lang)
    assert [words.card(code, deck) for code in ("7S", "JD", "QC", "KH")] == cards.split(", ")
    assert words.card("AD", deck) in {"ace of bells", "ace of diamonds", "kulové eso", "kárové eso"}


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "0 bodů"), (1, "1 bod"), (2, "2 body"), (4, "4 body"), (5, "5 bodů"), (22, "22 bodů")],
)
def test_czech_counts(count: int, said: str) -> None:
    assert Words("cs").say("page-points", target=count) == said


def test_a_language_is_found_by_its_tag() -> None:
    tags = ["cs", "CS", "cs-CZ", "cs_CZ.UTF-8", "en_GB", "de", "", "C", "POSIX", "../en"]
    found = [language_for(tag) for tag in tags]
    assert found == ["cs", "cs", "cs", "cs", "en", "en", "en", "en", "en", "en"]
    assert Words("de").lang == "en"


def test_what_nobody_says_is_an_error() -> None:
    assert not Words("cs").has("moon")
    with pytest.raises(LookupError):
        Words("cs").say("moon")
