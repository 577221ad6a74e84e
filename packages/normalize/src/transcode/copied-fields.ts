import type { FieldSchema, ValueSchema } from "@pharos/domain";
import * as Layout from "../../transcoder/layout.ts";
import { createKeyTable, type KeyTable } from "./key-table.ts";
import type { ModuleWriter } from "./module-writer.ts";

/** Keys that lead to where fields have their values from: the address of each such field, by what is below a key. */
export interface SourceNode {
  readonly fields: number[];
  readonly below: Map<string, SourceNode>;
  /** Keys with dots, which may mean what a path means. */
  readonly ambiguous: Set<string>;
}

/**
 * True for a schema whose top-level fields copy values from within objects of the record, which nothing else changes:
 * they can be read where they are.
 */
export function areCopiesFromObjects(fields: readonly FieldSchema[]): boolean {
  const copies = fields.flatMap(({ copy }) => (copy ? [copy.from.split(".")] : []));
  if (!copies.some((path) => path.length > 1)) return false;
  const copied = new Set(fields.flatMap(({ name, copy }) => (copy ? [name] : [])));
  const isClear = copies.every((path) => !copied.has(path[0] ?? "") && path.every(isName));
  return isClear && fields.every((field) => !isChanged(field) && !within(field).some(hasChange));
}

function within({ fields, element }: ValueSchema): readonly FieldSchema[] {
  return fields ?? (element ? within(element) : []);
}

/** Paths lead to values that were renamed before. */
function hasChange(field: FieldSchema): boolean {
  return isChanged(field) || field.copy !== undefined || within(field).some(hasChange);
}

function isChanged({ rename, concat, split, mask }: FieldSchema): boolean {
  return [rename, concat, split, mask].some((each) => each !== undefined);
}

/** A list and a text have members of other names as well. */
function isName(key: string): boolean {
  return key !== "" && !/^\d+$|^length$/.test(key);
}

/** The keys under which values are copied, as a tree. */
export function sourceTree(fields: readonly FieldSchema[], addresses: readonly number[]): SourceNode {
  const root = newNode();
  for (const [i, { copy }] of fields.entries()) if (copy) add(root, copy.from.split("."), addresses[i] ?? 0);
  return root;
}

function newNode(): SourceNode {
  return { fields: [], below: new Map(), ambiguous: new Set() };
}

function add(node: SourceNode, path: readonly string[], field: number): void {
  const [key, ...rest] = path;
  if (key === undefined) {
    node.fields.push(field);
    return;
  }
  for (let length = 2; length <= path.length; length++) node.ambiguous.add(path.slice(0, length).join("."));
  const child = node.below.get(key) ?? newNode();
  node.below.set(key, child);
  add(child, rest, field);
}

/** How many keys a table needs for what is below a node. */
export function keysBelow({ below, ambiguous }: SourceNode): number {
  return below.size + ambiguous.size;
}

/** Writes the keys below a node into a table of the module. */
export function writeSources(writer: ModuleWriter, node: SourceNode, table: KeyTable): void {
  for (const key of node.ambiguous) writer.word(table.entry(key) + Layout.KeyFlags, Layout.IsAmbiguous);
  for (const [key, child] of node.below) {
    const entry = table.entry(key);
    if (child.fields.length > 0) writer.word(entry + Layout.KeyNoted, writer.list(child.fields));
    if (keysBelow(child) === 0) continue;
    const within = createKeyTable(writer, keysBelow(child));
    writeSources(writer, child, within);
    writer.word(entry + Layout.KeySources, writer.words([within.address, within.mask]));
  }
}
