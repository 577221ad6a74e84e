import { reserve } from "./memory.ts";

// A node's record: kind, detail, start, end, first child, last child, next sibling, height of the tree below.
// Number 0 is no node.
const recordBits: usize = 5;
let base: usize = 0;
let count: i32 = 0;

function at(node: i32): usize {
  return base + ((<usize>node) << recordBits);
}

export function startNodes(address: usize): void {
  base = address;
  count = 1;
  reserve(base + 32);
  memory.fill(base, 0, 32);
}

export function addNode(kind: i32, detail: i32, start: i32, end: i32): i32 {
  const node = count++;
  const record = at(node);
  reserve(record + 32);
  store<i32>(record, kind);
  store<i32>(record, detail, 4);
  store<i32>(record, start, 8);
  store<i32>(record, end, 12);
  store<i64>(record, 0, 16);
  store<i64>(record, 0, 24);
  return node;
}

/** Puts the child behind the others; the parent reaches as far as its children do. */
export function append(parent: i32, child: i32): void {
  if (child === 0) return;
  const record = at(parent);
  const last = load<i32>(record, 20);
  if (last === 0) store<i32>(record, child, 16);
  else store<i32>(at(last), child, 24);
  store<i32>(record, child, 20);
  extendTo(parent, nodeEnd(child));
  if (height(child) >= height(parent)) store<i32>(record, height(child) + 1, 28);
}

/** A new node in the place of its first child. */
export function wrap(kind: i32, detail: i32, child: i32): i32 {
  const node = addNode(kind, detail, nodeStart(child), nodeEnd(child));
  append(node, child);
  return node;
}

export function nodesStart(): usize {
  return base;
}

export function nodesEnd(): usize {
  return at(count);
}

export function nodeCount(): i32 {
  return count;
}

export function nodeKind(node: i32): i32 {
  return load<i32>(at(node));
}

export function nodeDetail(node: i32): i32 {
  return load<i32>(at(node), 4);
}

export function nodeStart(node: i32): i32 {
  return load<i32>(at(node), 8);
}

export function nodeEnd(node: i32): i32 {
  return load<i32>(at(node), 12);
}

export function firstChild(node: i32): i32 {
  return load<i32>(at(node), 16);
}

export function nextSibling(node: i32): i32 {
  return load<i32>(at(node), 24);
}

export function height(node: i32): i32 {
  return load<i32>(at(node), 28);
}

export function setKind(node: i32, kind: i32): void {
  store<i32>(at(node), kind);
}

export function setDetail(node: i32, detail: i32): void {
  store<i32>(at(node), detail, 4);
}

/** Makes the node reach at least to here. */
export function extendTo(node: i32, end: i32): void {
  if (end > nodeEnd(node)) store<i32>(at(node), end, 12);
}
