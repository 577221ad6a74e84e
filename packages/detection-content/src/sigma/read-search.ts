import { isMap, isScalar, isSeq, type Node, type Pair } from "yaml";
import type { Placeholders } from "../sigma-logic/expand-placeholders.ts";
import { widened } from "../sigma-logic/pattern.ts";
import {
  combined,
  type FieldPaths,
  type KeywordTest,
  type SigmaExpression,
  type ValueTest,
} from "../sigma-logic/sigma-expression.ts";
import { SigmaProblem, type SigmaValue } from "../sigma-logic/sigma-value.ts";
import {
  isListModifier,
  type ListModifier,
  listModifiers,
  patternOf,
  valueModifiers,
} from "../sigma-logic/value-modifiers.ts";

export interface SearchContext {
  /** Throws a SigmaProblem for a field that is not to be had. */
  readonly pathsOf: (field: string) => FieldPaths;
  readonly placeholders: Placeholders;
  readonly report: (message: string, at: Node | null, isUnsupported: boolean) => void;
}

/** Reads a search: a mapping of fields, a list of such, or keywords. Undefined after a problem was reported. */
export function readSearch(node: Node | null, name: string, context: SearchContext): SigmaExpression | undefined {
  if (isMap(node)) return readMap(node.items as Pair<Node, Node | null>[], node, name, context);
  if (isScalar(node) && node.value !== null) return readTest(undefined, [], [node], node, context);
  if (!isSeq(node) || node.items.length === 0) {
    context.report(`${name} must be a mapping of fields, a list of mappings, or a list of keywords`, node, false);
    return undefined;
  }
  const items = node.items as Node[];
  const isOfKeywords = items.every((item) => isScalar(item));
  if (isOfKeywords) return readTest(undefined, [], items, node, context);
  const parts = items.map((item) => {
    if (isMap(item) || isScalar(item)) return readSearch(item, name, context);
    context.report(`an entry of ${name} must be a mapping of fields or a keyword`, item, false);
    return undefined;
  });
  return allRead(parts, "or");
}

function readMap(pairs: readonly Pair<Node, Node | null>[], map: Node, name: string, context: SearchContext) {
  if (pairs.length === 0) context.report(`${name} has no fields`, map, false);
  const parts = pairs.map(({ key, value }) => {
    const [field = "", ...modifiers] = isScalar(key) ? String(key.value ?? "").split("|") : [];
    const values = isSeq(value) ? (value.items as Node[]) : [value];
    if (isMap(value) || values.length === 0 || values.some((item) => item !== null && !isScalar(item))) {
      context.report(`${field || "the keywords"} must have a value or a list of values`, value ?? key, false);
      return undefined;
    }
    return readTest(field === "" ? undefined : field, modifiers, values, key, context);
  });
  return pairs.length === 0 ? undefined : allRead(parts, "and");
}

function allRead(parts: readonly (SigmaExpression | undefined)[], kind: "and" | "or"): SigmaExpression | undefined {
  const read = parts.filter((part) => part !== undefined);
  return read.length === parts.length ? combined(kind, read) : undefined;
}

/** One field, or without a name the event's text, against values with modifiers. */
function readTest(
  field: string | undefined,
  modifiers: readonly string[],
  nodes: readonly (Node | null)[],
  at: Node,
  context: SearchContext,
): SigmaExpression | undefined {
  let place: Node | null = at;
  try {
    const steps = modifiers.map(modifierNamed);
    const groups = nodes.map((node) => {
      place = node ?? at;
      return steps.reduce<readonly SigmaValue[]>(
        (values, step) => (step === undefined ? values : values.flatMap((value) => step(value, context.placeholders))),
        writtenValues(node),
      );
    });
    const settings = new Set(modifiers.filter(isListModifier));
    const express = (values: readonly SigmaValue[]) =>
      field === undefined ? keywordTests(values, settings) : fieldTests(field, values, settings, context);
    const test = settings.has("all") ? combined("and", groups.map(express)) : express(groups.flat());
    return settings.has("neq") ? { kind: "not", part: test } : test;
  } catch (error) {
    if (!(error instanceof SigmaProblem)) throw error;
    context.report(error.message, place, error.isUnsupported);
    return undefined;
  }
}

function modifierNamed(name: string) {
  const modifier = valueModifiers.get(name);
  if (modifier !== undefined || isListModifier(name)) return modifier;
  const known = [...valueModifiers.keys(), ...listModifiers].join(", ");
  throw new SigmaProblem(`the modifier ${name} does not exist: use one of ${known}`, true);
}

/** A number that is written in another way than events write it (`0x10`) counts in both. */
function writtenValues(node: Node | null): readonly SigmaValue[] {
  const value = isScalar(node) ? node.value : null;
  if (typeof value === "boolean") return [{ kind: "boolean", isTrue: value }];
  if (typeof value !== "number") return [value === null ? { kind: "null" } : { kind: "text", text: String(value) }];
  const source = isScalar(node) ? node.source : undefined;
  const number: SigmaValue = { kind: "number", number: value };
  return source === undefined || source === String(value) ? [number] : [number, { kind: "text", text: source }];
}

/** One of the values must do; what is compared as text becomes one test. */
function fieldTests(
  field: string,
  values: readonly SigmaValue[],
  settings: ReadonlySet<ListModifier>,
  { pathsOf }: SearchContext,
): SigmaExpression {
  const paths = pathsOf(field);
  const isCased = settings.has("cased");
  const test = (value: ValueTest): SigmaExpression => ({ kind: "value", field, paths, test: value });
  const texts = values.filter(isComparedAsText);
  const patterns = texts.map((value) => patternOf(value, field));
  const parts = values.flatMap((value): SigmaExpression[] => {
    switch (value.kind) {
      case "null":
        return [{ kind: "null", field, paths }];
      case "existence": {
        const exists: SigmaExpression = { kind: "exists", field, paths };
        return [value.isExpected ? exists : { kind: "not", part: exists }];
      }
      case "field": {
        const { name, relation } = value;
        return [test({ kind: "field", other: pathsOf(name), relation, isCased })];
      }
      case "comparison": {
        const { comparison, operand, part } = value;
        return [test({ kind: "number", comparison, operand, ...(part === undefined ? {} : { part }) })];
      }
      case "regex":
      case "network":
        return [test(value)];
      default:
        return [];
    }
  });
  return combined("or", [
    ...(patterns.length > 0 ? [test({ kind: "pattern", oneOf: patterns, isCased })] : []),
    ...parts,
  ]);
}

function keywordTests(values: readonly SigmaValue[], settings: ReadonlySet<ListModifier>): SigmaExpression {
  const test = (keyword: KeywordTest): SigmaExpression => ({ kind: "keyword", test: keyword });
  const patterns = values.filter(isComparedAsText).map((value) => widened(patternOf(value, "a keyword"), "both"));
  const parts = values.flatMap((value): SigmaExpression[] => {
    if (isComparedAsText(value)) return [];
    if (value.kind === "regex") return [test(value)];
    throw new SigmaProblem("a keyword must be a string: for anything else name the field");
  });
  const isCased = settings.has("cased");
  const asText = patterns.length > 0 ? [test({ kind: "pattern", oneOf: patterns, isCased })] : [];
  return combined("or", [...asText, ...parts]);
}

const textKinds: ReadonlySet<SigmaValue["kind"]> = new Set(["text", "pattern", "bytes", "number", "boolean"]);

function isComparedAsText(value: SigmaValue): boolean {
  return textKinds.has(value.kind);
}
