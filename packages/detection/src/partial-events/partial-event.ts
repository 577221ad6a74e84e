import type { EventPath } from "@pharos/domain";
import type { RuleFailure } from "../rules/rule-batch.ts";

/** As `partial_data.py` calls them. */
const unreadMember = "fields not read";
const everyMember = "*";
const notReadKind = "NotRead";

/** What Python has to know of events of which some paths were read alone. */
export interface Unread {
  /** In small letters. */
  readonly fields: readonly string[];
  /** Objects that were read in part, by name, each with those below it. */
  readonly nodes: Nodes;
}
interface Nodes {
  [name: string]: Nodes;
}

/** @param fields all that an event may have */
export function unreadBeside(paths: readonly EventPath[], fields: readonly string[]): Unread {
  const whole = new Set(paths.flatMap(([field, ...members]) => (members.length === 0 ? [field] : [])));
  const nodes: Nodes = {};
  for (const path of paths) {
    let node = nodes;
    for (const name of path.slice(0, -1)) {
      node[name] ??= {};
      node = node[name];
    }
  }
  return { fields: fields.filter((field) => !whole.has(field)).map((field) => field.toLowerCase()), nodes };
}

/** The part as JSON for `RuleEngine.evaluate`: a rule that wants more of the event fails on it (`wantedOf`). */
export function encodePartialEvent(part: Readonly<Record<string, unknown>>, unread: Unread): Uint8Array {
  return Buffer.from(JSON.stringify({ ...part, [unreadMember]: unread }));
}

/** What a rule wanted of a partial event. */
export interface Wanted {
  /** As the rule spells its last name. */
  readonly path: readonly string[];
  /** All that is below the path. */
  readonly isEverything: boolean;
}

/** Undefined where the rule itself failed. */
export function wantedOf({ kind, message }: RuleFailure): Wanted | undefined {
  if (kind !== notReadKind || !message.startsWith("[")) return undefined;
  const path = JSON.parse(message) as string[];
  const isEverything = path.at(-1) === everyMember;
  return { path: isEverything ? path.slice(0, -1) : path, isEverything };
}
