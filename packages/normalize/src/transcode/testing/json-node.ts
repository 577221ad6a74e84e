import type { Random } from "./random.ts";

/** JSON as it stands in a text, so that it may also be odd or broken. */
export type JsonNode = Token | List | Members;

export interface Token {
  readonly kind: "token";
  text: string;
}
export interface List {
  readonly kind: "list";
  readonly elements: JsonNode[];
}
export interface Members {
  readonly kind: "members";
  /** Keys with their quotes. */
  readonly members: [key: string, value: JsonNode][];
}

export function token(text: string): Token {
  return { kind: "token", text };
}

export function nodeOf(value: unknown): JsonNode {
  if (Array.isArray(value)) return { kind: "list", elements: value.map(nodeOf) };
  if (typeof value !== "object" || value === null) return token(JSON.stringify(value));
  return {
    kind: "members",
    members: Object.entries(value).map(([key, member]) => [JSON.stringify(key), nodeOf(member)]),
  };
}

/** The text of a node; `blank` gives the white space between its parts. */
export function printed(node: JsonNode, blank: () => string = () => ""): string {
  if (node.kind === "token") return node.text;
  const [open, close, parts] =
    node.kind === "list"
      ? ["[", "]", node.elements.map((element) => printed(element, blank))]
      : ["{", "}", node.members.map(([key, value]) => `${key}${blank()}:${blank()}${printed(value, blank)}`)];
  return `${open}${blank()}${parts.join(`${blank()},${blank()}`)}${blank()}${close}`;
}

/** All objects and lists within a node, and it itself. */
export function containers(node: JsonNode): (List | Members)[] {
  if (node.kind === "token") return [];
  const parts = node.kind === "list" ? node.elements : node.members.map(([, value]) => value);
  return [node, ...parts.flatMap(containers)];
}

/** White space as JSON allows it within a line; often none. */
export function blanks(random: Random): () => string {
  return () => (random.chance(0.6) ? "" : random.one([" ", "  ", "\t", "\r", " \t ", " ".repeat(40)]));
}
