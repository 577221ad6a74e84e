import { type LogParser, nativeParserNames } from "@pharos/domain";
import { compilePattern } from "../parsers/regex.ts";
import type { YamlReader } from "./yaml-reader.ts";

const parserKeys = ["csv", "fastmatch", "regex", "native", "script"] as const;
const textKeys = ["trimSpace", "emptyValues", "expandFields", "skipPrefix"] as const;
const fastmatchLengthMin = 4;

/** The parser of a schema: exactly one of the kinds. */
export function readParser(at: YamlReader): LogParser {
  const members = at.members("parser", parserKeys);
  if (members.size !== 1) throw at.error(`a parser is exactly one of ${parserKeys.join(", ")}`);
  const csv = members.get("csv");
  const fastmatch = members.get("fastmatch");
  const regex = members.get("regex");
  const native = members.get("native");
  if (csv) return { csv: readCsv(csv) };
  if (fastmatch) return { fastmatch: readFastmatch(fastmatch) };
  if (regex) return { regex: readRegex(regex) };
  if (native) return { native: readNative(native) };
  return { script: readScript(members.get("script") ?? at) };
}

const scriptSignature = /^def[ \t]+parse[ \t]*\([ \t]*log[ \t]*(?::[^,)\n]+)?\)[ \t]*(?:->[^:\n]+)?:/m;

function readScript(at: YamlReader) {
  const source = at.members("script", ["function"]).get("function");
  if (!source) throw at.error('script needs a "function"');
  const text = source.text("function");
  if (!scriptSignature.test(text)) {
    throw source.error("Must be a Python function with the signature `def parse(log):`");
  }
  return { function: text };
}

function readTextOptions(members: Map<string, YamlReader>) {
  const trimSpace = members.get("trimSpace");
  const emptyValues = members.get("emptyValues");
  const expandFields = members.get("expandFields");
  const skipPrefix = members.get("skipPrefix");
  return {
    ...(trimSpace && { trimSpace: trimSpace.flag("trimSpace") }),
    ...(emptyValues && { emptyValues: emptyValues.texts("emptyValues") }),
    ...(expandFields && { expandFields: readExpandFields(expandFields) }),
    ...(skipPrefix && { skipPrefix: skipPrefix.text("skipPrefix") }),
  };
}

function readExpandFields(at: YamlReader): Record<string, string> {
  const templates = at.entries("expandFields").map(({ key, name, value }) => {
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name))
      throw key.error(`"${name}" must be alphanumeric and begin with a letter`);
    return [name, value?.text("a template") ?? ""] as const;
  });
  return Object.fromEntries(templates);
}

function readCsv(at: YamlReader) {
  const members = at.members("csv", ["delimiter", "hasHeader", "columns", ...textKeys]);
  const delimiter = members.get("delimiter");
  const hasHeader = members.get("hasHeader")?.flag("hasHeader") ?? false;
  const columns = members.get("columns");
  const names = columns?.texts("columns");
  if (!hasHeader && !names?.length) throw at.error('csv without a header needs "columns"');
  if (!hasHeader && !delimiter) throw at.error('csv without a header needs a "delimiter"');
  return {
    hasHeader,
    ...(delimiter && { delimiter: readDelimiter(delimiter) }),
    ...(names && { columns: names }),
    ...readTextOptions(members),
  };
}

function readDelimiter(at: YamlReader): string {
  const text = at.text("delimiter");
  if (text.length !== 1 || text === '"' || text === "\n" || text === "\r") {
    throw at.error("delimiter must be one character other than a quote or a line break");
  }
  return text;
}

function readMatch(at: YamlReader, members: Map<string, YamlReader>, what: string): YamlReader[] {
  const match = members.get("match");
  const patterns = match?.list("match") ?? [];
  if (patterns.length === 0) throw (match ?? at).error(`${what} needs at least one pattern in "match"`);
  return patterns;
}

function readFastmatch(at: YamlReader) {
  const members = at.members("fastmatch", ["match", ...textKeys]);
  const match = readMatch(at, members, "fastmatch").map((item) => {
    const pattern = item.text("a pattern");
    if (pattern.length < fastmatchLengthMin) throw item.error(`Must be at least ${fastmatchLengthMin} characters long`);
    if (!/%\{[^}]*\}/.test(pattern)) throw item.error("Must contain at least one placeholder %{...}");
    if (pattern.replace(/\n$/, "").includes("\n")) throw item.error("Must not contain a line break except at the end");
    if (/%\{[^}]*\}%\{/.test(pattern)) throw item.error("Put some text between two placeholders");
    return pattern;
  });
  return { match, ...readTextOptions(members) };
}

function readRegex(at: YamlReader) {
  const members = at.members("regex", ["match", "patternDefinitions", ...textKeys]);
  const match = readMatch(at, members, "regex").map((item) => item.text("a pattern"));
  const definitions = members.get("patternDefinitions");
  const regex = {
    match,
    ...(definitions && { patternDefinitions: readDefinitions(definitions) }),
    ...readTextOptions(members),
  };
  try {
    compilePattern(regex);
  } catch (error) {
    throw (members.get("match") ?? at).error(
      `the pattern is not usable: ${error instanceof Error ? error.message : ""}`,
    );
  }
  return regex;
}

function readNative(at: YamlReader) {
  const members = at.members("native", ["name", ...textKeys]);
  const name = members.get("name");
  const text = name?.text("name");
  const known = nativeParserNames.find((candidate) => candidate === text);
  if (!known) throw (name ?? at).error(`native needs a "name", one of ${nativeParserNames.join(", ")}`);
  return { name: known, ...readTextOptions(members) };
}

function readDefinitions(at: YamlReader): Record<string, string> {
  const definitions = at.entries("patternDefinitions").map(({ key, name, value }) => {
    if (!/^[A-Z][A-Z0-9_]*$/.test(name)) throw key.error(`the pattern name "${name}" must be in capital letters`);
    if (!value) throw key.error(`the pattern "${name}" is empty`);
    return [name, value.text("a pattern")] as const;
  });
  return Object.fromEntries(definitions);
}
