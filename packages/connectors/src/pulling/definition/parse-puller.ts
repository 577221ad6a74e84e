import { parse } from "yaml";
import { isFilter, listPlaceholders } from "../template/render-template.ts";
import { pullerInvalid } from "./errors.ts";
import { type PullerDefinition, type PullStream, pullerDefinition } from "./puller-definition.ts";

const timeNames = ["start", "end", "now"];
const pageNames = [...timeNames, "partition", "next"];

/** Reads a definition as a file has it, and checks what it refers to. @throws pullerInvalid */
export function parsePuller(text: string): PullerDefinition {
  const parsed = pullerDefinition.safeParse(readYaml(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw pullerInvalid(`${issue?.path.join(".") || "The definition"}: ${issue?.message}`);
  }
  const definition = parsed.data;
  checkFields(definition);
  const settings = definition.fields.map(({ name }) => `settings.${name}`);
  const check = (value: unknown, where: string, names: readonly string[]) => {
    for (const { name, filter } of placeholdersOf(value)) {
      // Of an item and of an event any member can be named.
      const [root = ""] = name.split(".");
      const isMember = ["item", "event"].includes(root) && names.includes(root);
      if (!names.includes(name) && !settings.includes(name) && !isMember) {
        throw pullerInvalid(`${where}: {${name}} is not known. It can be ${[...settings, ...names].join(", ")}.`);
      }
      if (filter === undefined) continue;
      if (!isFilter(filter)) throw pullerInvalid(`${where}: |${filter} is not a filter.`);
      if (!timeNames.includes(name)) throw pullerInvalid(`${where}: |${filter} is for times, and {${name}} is none.`);
    }
  };
  for (const host of definition.hosts) check(host, "hosts", []);
  for (const { id, uses, ...way } of definition.authentication) {
    check(way, `authentication.${id}`, ["token"]);
    for (const name of uses) {
      if (!settings.includes(`settings.${name}`))
        throw pullerInvalid(`authentication.${id}: there is no field ${name}.`);
    }
  }
  for (const stream of definition.streams) {
    const where = `streams.${stream.name}`;
    check(stream.prepare, `${where}.prepare`, [...timeNames, "partition"]);
    check(stream.request, `${where}.request`, [...timeNames, "partition"]);
    check(stream.paging?.request, `${where}.paging.request`, pageNames);
    check(stream.details?.request, `${where}.details.request`, [...timeNames, "partition", "item", "items"]);
    check(stream.shape, `${where}.shape`, ["event"]);
    checkStream(definition, stream);
  }
  return definition;
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw pullerInvalid(`The definition is not YAML: ${error instanceof Error ? error.message : error}`);
  }
}

function checkFields({ fields, streams, authentication }: PullerDefinition): void {
  const lists = { "a field": fields.map(({ name }) => name), "a stream": streams.map(({ name }) => name) };
  for (const [what, names] of Object.entries({
    ...lists,
    "a way of authentication": authentication.map(({ id }) => id),
  })) {
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw pullerInvalid(`${twice}: ${what} of this name is there already.`);
  }
  for (const { name, type, options, pattern } of fields) {
    if (type === "choice" && !options) throw pullerInvalid(`fields.${name}: a choice needs options.`);
    if (pattern !== undefined && !isPattern(pattern))
      throw pullerInvalid(`fields.${name}.pattern is not a regular expression.`);
  }
}

function checkStream({ fields }: PullerDefinition, { name, partitions, cursor, paging, time }: PullStream): void {
  const where = `streams.${name}`;
  if (partitions !== undefined && !fields.some((field) => field.name === partitions && field.type === "list")) {
    throw pullerInvalid(`${where}.partitions: there is no list field ${partitions}.`);
  }
  if (cursor.type === "window" && cursor.lateness < 120_000) {
    throw pullerInvalid(`${where}.cursor.lateness must be at least 2m: clocks differ.`);
  }
  if (cursor.type === "window" && cursor.untilStart && time === undefined) {
    throw pullerInvalid(`${where}.time is needed to know where a range begins.`);
  }
  if (cursor.type === "tail" && !paging) throw pullerInvalid(`${where}.paging is needed: a tail keeps its next page.`);
  if (!paging) return;
  const { next, query, json, request } = paging;
  const isAddress = next.in === "link" || ("as" in next && next.as === "url");
  if (!isAddress && query === undefined && json === undefined && request === undefined) {
    throw pullerInvalid(`${where}.paging needs query, json or request: where the value of the next page goes.`);
  }
}

function placeholdersOf(value: unknown): { readonly name: string; readonly filter: string | undefined }[] {
  if (typeof value === "string") return listPlaceholders(value);
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(placeholdersOf);
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}
