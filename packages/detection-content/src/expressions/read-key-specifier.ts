import { isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { checkKeys, type FieldReader, type Report, readFields, text } from "../yaml/read-fields.ts";
import type { Path, PathStep } from "./expression.ts";
import { parseKeyPath } from "./key-path.ts";

const deepKey: FieldReader<Path> = (node, name, report) => {
  const steps = isSeq(node) ? (node.items as Node[]).map((item) => (isScalar(item) ? item.value : undefined)) : [];
  const isStep = (step: unknown): step is PathStep => typeof step === "string" || Number.isSafeInteger(step);
  if (steps.length > 0 && steps.every(isStep)) return steps;
  report(`${name} must be a list of names and indexes`, node);
  return undefined;
};

const keyPath: FieldReader<Path> = (node, name, report) => {
  const path = parseKeyPath(text(node, name, report) ?? "");
  if (path === undefined) report(`${name} must read like a.b, a[0].b or a[*].b`, node);
  return path;
};

const literalKey: FieldReader<Path> = (node, name, report) => {
  const key = text(node, name, report);
  return key === undefined ? undefined : key === "" ? [] : [key];
};

const enrichmentFields = { Table: text, Selector: text, FieldPath: keyPath } as const;

const enrichment: FieldReader<Path> = (node, name, report) => {
  if (!isMap(node)) {
    report(`${name} must be a mapping with Table, Selector and FieldPath`, node);
    return undefined;
  }
  const { Table: table, Selector: selector, FieldPath: path } = readFields(node, enrichmentFields, report);
  if (table !== undefined && selector !== undefined && path !== undefined) {
    return ["p_enrichment", table, selector, ...path];
  }
  report(`${name} needs Table, Selector and FieldPath`, node);
  return undefined;
};

/** The ways to say where a value is. */
const keySpecifiers = { Key: literalKey, DeepKey: deepKey, KeyPath: keyPath, Enrichment: enrichment } as const;

export type KeySpecifier = keyof typeof keySpecifiers;

export const allKeySpecifiers: readonly KeySpecifier[] = ["Key", "DeepKey", "KeyPath", "Enrichment"];

/** A mapping that is a path and nothing else. */
export function readPlace(map: YAMLMap, report: Report): Path | undefined {
  checkKeys(map, allKeySpecifiers, report);
  return readPath(map, allKeySpecifiers, report);
}

/** The one path that the mapping names; undefined, and reported, unless exactly one of `allowed` is there. */
export function readPath(map: YAMLMap, allowed: readonly KeySpecifier[], report: Report): Path | undefined {
  const given = allowed.filter((name) => map.has(name));
  const [name] = given;
  if (name === undefined || given.length > 1) {
    report(`${given.length === 0 ? "needs one" : "has more than one"} of ${allowed.join(", ")}`, map);
    return undefined;
  }
  return keySpecifiers[name](map.get(name, true) as Node, name, report);
}
