import { isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import { isFilter, listPlaceholders } from "../template/render-template.ts";
import { pullerInvalid } from "./errors.ts";
import { type PullerDefinition, type PullStream, pullerDefinition } from "./puller-definition.ts";

export interface PullerProblem {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface ReadPuller {
  /** Undefined where the text is not a definition at all. */
  readonly definition: PullerDefinition | undefined;
  readonly problems: readonly PullerProblem[];
}

type Path = readonly (string | number)[];
/** Keeps what is wrong at a place of the document. */
export type Report = (path: Path, message: string) => void;
/** Rules beyond those that each definition follows. */
export type PullerRule = (definition: PullerDefinition, report: Report) => void;

const timeNames = ["start", "end", "now"];
const pageNames = [...timeNames, "partition", "next"];

/** Reads a definition as a file has it, and checks what it refers to. @throws pullerInvalid */
export function parsePuller(text: string): PullerDefinition {
  const { definition, problems } = readPuller(text);
  const [first] = problems;
  if (first !== undefined || !definition) throw pullerInvalid(first?.message ?? "The definition is empty.");
  return definition;
}

/** Reads a definition with everything that is wrong in it, by line. */
export function readPuller(text: string, rules: readonly PullerRule[] = []): ReadPuller {
  const lineCounter = new LineCounter();
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  let document: ReturnType<typeof parseDocument>;
  let value: unknown;
  try {
    document = parseDocument(text, { lineCounter, prettyErrors: false });
    const problems = document.errors.map(({ message, pos: [offset] }) => ({
      ...at(offset),
      message: `The definition is not YAML: ${message}`,
    }));
    if (problems.length > 0) return { definition: undefined, problems };
    value = document.toJS();
  } catch (error) {
    const message = `The definition is not YAML: ${error instanceof Error ? error.message : error}`;
    return { definition: undefined, problems: [{ line: 1, column: 1, message }] };
  }
  const problems: PullerProblem[] = [];
  const report: Report = (path, message) => {
    const where = describePlace(value, path);
    problems.push({ ...at(findOffset(document, path)), message: where === "" ? message : `${where}: ${message}` });
  };
  const parsed = pullerDefinition.safeParse(value);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
      const member = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      report(
        [...path, ...member],
        path.length === 0 && member.length === 0 ? "The definition must be a mapping." : `${issue.message}.`,
      );
    }
    return { definition: undefined, problems: sortByPlace(problems) };
  }
  for (const rule of [checkNames, checkTemplates, checkStreams, ...rules]) rule(parsed.data, report);
  return { definition: parsed.data, problems: sortByPlace(problems) };
}

const checkTemplates: PullerRule = (definition, report) => {
  const ofType = (isSecret: boolean) =>
    definition.fields.filter(({ type }) => (type === "secret") === isSecret).map(({ name }) => `settings.${name}`);
  const shown = ofType(false);
  const settings = [...shown, ...ofType(true)];
  const check = (value: unknown, path: Path, names: readonly string[], known: readonly string[] = settings) => {
    for (const { name, filter, place } of placeholdersOf(value, path)) {
      // Members of items and events are not known before they arrive.
      const [root = ""] = name.split(".");
      const isMember = ["item", "event"].includes(root) && names.includes(root);
      if (!names.includes(name) && !known.includes(name) && !isMember) {
        const isSecret = settings.includes(name);
        report(
          place,
          isSecret
            ? `{${name}} is a secret, which cannot be used here.`
            : `{${name}} is not known. It can be ${[...known, ...names].join(", ")}.`,
        );
      }
      if (filter === undefined) continue;
      if (!isFilter(filter)) report(place, `|${filter} is not a filter.`);
      else if (!timeNames.includes(name)) report(place, `|${filter} is for times, and {${name}} is none.`);
    }
  };
  check(definition.hosts, ["hosts"], [], shown);
  check(definition.permissions?.text, ["permissions", "text"], [], shown);
  for (const [index, { id: _id, uses, ...way }] of definition.authentication.entries()) {
    const path = ["authentication", index] as const;
    if (way.type === "authorizationCode") {
      const { authorizeUrl, clientId, scope, ...sent } = way;
      // Whoever grants access sees them in the address of the page.
      check({ authorizeUrl, clientId, scope }, path, [], shown);
      check(sent, path, ["token"]);
    } else check(way, path, ["token"]);
    for (const [at, name] of uses.entries()) {
      if (!settings.includes(`settings.${name}`)) {
        report(["authentication", index, "uses", at], `there is no field ${name}.`);
      }
    }
  }
  for (const [index, stream] of definition.streams.entries()) {
    const path = ["streams", index] as const;
    check(stream.prepare, [...path, "prepare"], [...timeNames, "partition"]);
    check(stream.request, [...path, "request"], [...timeNames, "partition"]);
    check(stream.paging?.request, [...path, "paging", "request"], pageNames);
    check(stream.details?.request, [...path, "details", "request"], [...timeNames, "partition", "item", "items"]);
    check(stream.shape, [...path, "shape"], ["event", "partition"], shown);
  }
};

const checkNames: PullerRule = ({ fields, streams, authentication }, report) => {
  const lists = [
    ["fields", "a field", fields.map(({ name }) => name)],
    ["streams", "a stream", streams.map(({ name }) => name)],
    ["authentication", "a way of authentication", authentication.map(({ id }) => id)],
  ] as const;
  for (const [list, what, names] of lists) {
    const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
    if (twice >= 0) report([list, twice], `${what} of this name is there already.`);
  }
  for (const [index, { type, options, pattern }] of fields.entries()) {
    if (type === "choice" && !options) report(["fields", index], "a choice needs options.");
    if (pattern !== undefined && !isPattern(pattern)) {
      report(["fields", index, "pattern"], "is not a regular expression.");
    }
  }
};

const checkStreams: PullerRule = (definition, report) => {
  for (const [index, stream] of definition.streams.entries()) {
    checkStream(definition, stream, (path, message) => report(["streams", index, ...path], message));
  }
};

function checkStream({ fields }: PullerDefinition, stream: PullStream, report: Report) {
  const { logTypes, logTypesFrom, partitions, cursor, paging, time } = stream;
  if ((logTypes.length === 0) === (logTypesFrom === undefined)) {
    report(["logTypes"], "name the log types, or with logTypesFrom the field that has them.");
  }
  if (logTypesFrom !== undefined && !fields.some(({ name, type }) => name === logTypesFrom && type === "logTypes")) {
    report(["logTypesFrom"], `there is no field ${logTypesFrom} of the type logTypes.`);
  }
  if (partitions !== undefined && !fields.some((field) => field.name === partitions && field.type === "list")) {
    report(["partitions"], `there is no list field ${partitions}.`);
  }
  if (cursor.type === "window" && cursor.lateness < 120_000) {
    report(["cursor", "lateness"], "must be at least 2m: clocks differ.");
  }
  if (cursor.type === "window" && cursor.untilStart && time === undefined) {
    report(["cursor", "untilStart"], "time is needed to know where a range begins.");
  }
  if (cursor.type === "tail" && !paging) report(["cursor"], "paging is needed: a tail keeps its next page.");
  if (!paging) return;
  const { next, query, json, request } = paging;
  const isAddress = next.in === "link" || ("as" in next && next.as === "url");
  if (!isAddress && query === undefined && json === undefined && request === undefined) {
    report(["paging"], "needs query, json or request: where the value of the next page goes.");
  }
}

interface Placeholder {
  readonly name: string;
  readonly filter: string | undefined;
  readonly place: Path;
}

function placeholdersOf(value: unknown, place: Path): Placeholder[] {
  if (typeof value === "string") return listPlaceholders(value).map((one) => ({ ...one, place }));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, one]) =>
    placeholdersOf(one, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Names streams, fields and ways instead of counting them: `streams.rings.cursor`. */
function describePlace(value: unknown, path: Path): string {
  const words: (string | number)[] = [];
  let one = value;
  for (const part of path) {
    one = one !== null && typeof one === "object" ? Reflect.get(one, part) : undefined;
    const members = one !== null && typeof one === "object" ? (one as Readonly<Record<string, unknown>>) : {};
    const given = typeof part === "number" ? (members.name ?? members.id) : undefined;
    words.push(typeof given === "string" ? given : part);
  }
  return words.join(".");
}

/** Of the member at the path, or of the nearest one around it. */
function findOffset(document: ReturnType<typeof parseDocument>, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return keyOffset(document, path.slice(0, length)) ?? node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function keyOffset(document: ReturnType<typeof parseDocument>, path: Path): number | undefined {
  const around = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const items = isNode(around) && "items" in around ? (around.items as readonly unknown[]) : [];
  const pair = items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === path.at(-1));
  return isPair(pair) && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
}

function sortByPlace(problems: readonly PullerProblem[]): PullerProblem[] {
  return problems.toSorted((one, other) => one.line - other.line || one.column - other.column);
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}
