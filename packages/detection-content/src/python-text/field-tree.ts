import type { EventField } from "./python-knowledge.ts";

/** A field with its members, by lower-cased name: events match names in any capitalisation. */
export interface FieldNode {
  readonly name: string;
  readonly field: EventField | undefined;
  readonly members: ReadonlyMap<string, FieldNode>;
}

interface GrowingNode extends FieldNode {
  field: EventField | undefined;
  readonly members: Map<string, GrowingNode>;
}

const trees = new WeakMap<readonly EventField[], FieldNode>();

/** The fields as a tree, made once for each list. */
export function fieldTree(fields: readonly EventField[]): FieldNode {
  const known = trees.get(fields);
  if (known) return known;
  const root: GrowingNode = { name: "", field: undefined, members: new Map() };
  for (const field of fields) {
    let node = root;
    for (const name of field.path.split(".")) {
      const key = name.toLowerCase();
      const next: GrowingNode = node.members.get(key) ?? { name, field: undefined, members: new Map() };
      node.members.set(key, next);
      node = next;
    }
    node.field ??= field;
  }
  trees.set(fields, root);
  return root;
}

/** The node at a path; undefined where there is none. */
export function fieldAt(root: FieldNode, path: readonly string[]): FieldNode | undefined {
  let node: FieldNode | undefined = root;
  for (const name of path) node = node?.members.get(name.toLowerCase());
  return node;
}
