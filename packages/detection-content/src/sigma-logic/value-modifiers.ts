import { describeError } from "@pharos/domain";
import { parseNetwork } from "../expressions/ip-address.ts";
import { compileRegex } from "./compile-regex.ts";
import { encodeBase64, encodeBase64Anywhere, encodeUtf16 } from "./encode-value.ts";
import { expandPlaceholders, type Placeholders } from "./expand-placeholders.ts";
import { parsePattern, plainText, widened, withAnyDash } from "./pattern.ts";
import { comparisons, dateParts, type Pattern } from "./sigma-expression.ts";
import { SigmaProblem, type SigmaValue } from "./sigma-value.ts";

/** Gives the values that stand in the place of one; throws a SigmaProblem where it makes no sense. */
type Modifier = (value: SigmaValue, placeholders: Placeholders) => readonly SigmaValue[];

/** Those that say how values and the field go together, not what a value is. */
export const listModifiers = ["all", "cased", "neq"] as const;
export type ListModifier = (typeof listModifiers)[number];

export function isListModifier(name: string): name is ListModifier {
  return (listModifiers as readonly string[]).includes(name);
}

export const valueModifiers: ReadonlyMap<string, Modifier> = new Map<string, Modifier>([
  ["contains", affix("contains", "both")],
  ["startswith", affix("startswith", "after")],
  ["endswith", affix("endswith", "before")],
  ["windash", (value) => [{ kind: "pattern", pattern: withAnyDash(patternOf(value, "windash")) }]],
  ["base64", (value) => [{ kind: "text", text: encodeBase64(bytesOf(value, "base64")) }]],
  [
    "base64offset",
    (value) => encodeBase64Anywhere(bytesOf(value, "base64offset")).map((text) => ({ kind: "text", text })),
  ],
  ["utf16le", utf16("utf16le")],
  ["wide", utf16("utf16le")],
  ["utf16be", utf16("utf16be")],
  ["utf16", utf16("utf16")],
  ["re", readRegex],
  ...["i", "m", "s"].map((flag): [string, Modifier] => [flag, regexFlag(flag)]),
  ["ignorecase", regexFlag("i")],
  ["multiline", regexFlag("m")],
  ["dotall", regexFlag("s")],
  ["cidr", readNetwork],
  ["exists", readExistence],
  ["expand", (value, placeholders) => expandPlaceholders(writtenText(value, "expand"), placeholders)],
  ["fieldref", (value) => [{ kind: "field", name: writtenText(value, "fieldref"), relation: "equals" }]],
  ...comparisons
    .filter((comparison) => comparison !== "eq")
    .map((comparison): [string, Modifier] => [
      comparison,
      (value) => [{ ...comparisonOf(value, comparison), comparison }],
    ]),
  ...dateParts.map((part): [string, Modifier] => [part, (value) => [{ ...comparisonOf(value, part), part }]]),
]);

function affix(relation: "contains" | "startswith" | "endswith", sides: "both" | "after" | "before"): Modifier {
  return (value) => {
    if (value.kind === "field") return [{ ...value, relation }];
    return [{ kind: "pattern", pattern: widened(patternOf(value, relation), sides) }];
  };
}

/** What it is compared with as text. */
export function patternOf(value: SigmaValue, modifier: string): Pattern {
  switch (value.kind) {
    case "pattern":
      return value.pattern;
    case "text":
      return parsePattern(value.text);
    case "bytes":
      return [value.bytes.toString("latin1")];
    case "number":
      return [String(value.number)];
    case "boolean":
      return [String(value.isTrue)];
    default:
      throw new SigmaProblem(`${modifier} can't be applied to ${kindsInWords[value.kind]}`);
  }
}

const kindsInWords = {
  null: "null",
  regex: "a regular expression",
  network: "a network",
  comparison: "a comparison",
  field: "a reference to a field",
  existence: "the existence of a field",
} as const;

function writtenText(value: SigmaValue, modifier: string): string {
  if (value.kind === "text") return value.text;
  if (value.kind === "number") return String(value.number);
  throw new SigmaProblem(`${modifier} needs the text as written: put it before the other modifiers`);
}

function bytesOf(value: SigmaValue, modifier: string): Buffer {
  if (value.kind === "bytes") return value.bytes;
  const text = plainText(patternOf(value, modifier));
  if (text === undefined)
    throw new SigmaProblem(`${modifier} can't be applied to text with wildcards: write \\* for *`);
  return Buffer.from(text, "utf8");
}

function utf16(name: "utf16le" | "utf16be" | "utf16"): Modifier {
  return (value) => {
    const text = plainText(patternOf(value, name));
    if (text === undefined) throw new SigmaProblem(`${name} can't be applied to text with wildcards: write \\* for *`);
    return [{ kind: "bytes", bytes: encodeUtf16(text, name) }];
  };
}

function readRegex(value: SigmaValue): readonly SigmaValue[] {
  const source = writtenText(value, "re");
  try {
    compileRegex(source, "");
  } catch (error) {
    const reason = describeError(error);
    throw new SigmaProblem(
      `the regular expression is none that RE2 knows (no look-around, no back-references): ${reason}`,
      true,
    );
  }
  return [{ kind: "regex", source, flags: "" }];
}

function regexFlag(flag: string): Modifier {
  return (value) => {
    if (value.kind !== "regex") throw new SigmaProblem(`${flag} must follow re`);
    return [{ ...value, flags: value.flags.includes(flag) ? value.flags : value.flags + flag }];
  };
}

function readNetwork(value: SigmaValue): readonly SigmaValue[] {
  const network = writtenText(value, "cidr");
  if (parseNetwork(network) === undefined) throw new SigmaProblem(`${network} is not a network such as 10.0.0.0/8`);
  return [{ kind: "network", network }];
}

function readExistence(value: SigmaValue): readonly SigmaValue[] {
  if (value.kind === "boolean") return [{ kind: "existence", isExpected: value.isTrue }];
  const text = value.kind === "text" ? value.text.toLowerCase() : "";
  if (text !== "true" && text !== "false") throw new SigmaProblem("exists needs true or false");
  return [{ kind: "existence", isExpected: text === "true" }];
}

function comparisonOf(value: SigmaValue, modifier: string): Extract<SigmaValue, { kind: "comparison" }> {
  if (value.kind === "comparison") return value;
  const written =
    value.kind === "number" ? value.number : value.kind === "text" ? Number(value.text || "?") : Number.NaN;
  if (Number.isNaN(written)) throw new SigmaProblem(`${modifier} needs a number`);
  return { kind: "comparison", comparison: "eq", operand: written };
}
