import type { EventPath } from "@pharos/domain";
import type { RuleFailure } from "../rules/rule-batch.ts";

/** As `partial_data.py` calls them. */
const unreadMember = "p_not_read";
const everyMember = "*";
const notReadKind = "NotRead";

/** What Python has to know of events of which some paths were read alone. */
export interface Unread {
  /** A member of each of the events, the same for all, so that Python reads what it says once. */
  readonly member: string;
}

interface Nodes {
  [name: string]: Nodes;
}

/** @param fields all that an event may have */
export function unreadBeside(paths: readonly EventPath[], fields: readonly string[]): Unread {
  const whole = new Set(paths.flatMap(([field, ...members]) => (members.length === 0 ? [field] : [])));
  /** Objects that were read in part, by name, each with those below it. */
  const nodes: Nodes = {};
  for (const path of paths) {
    let node = nodes;
    for (const name of path.slice(0, -1)) {
      node[name] ??= {};
      node = node[name];
    }
  }
  const unread = fields.filter((field) => !whole.has(field)).map((field) => field.toLowerCase());
  const note = JSON.stringify({ fields: unread, nodes });
  return { member: `"${unreadMember}":${JSON.stringify(note)}` };
}

/** The part as JSON for `RuleEngine.evaluate`: a rule that wants more of the event fails on it (`wantedOf`). */
export function encodePartialEvent(part: Readonly<Record<string, unknown>>, { member }: Unread): Uint8Array {
  const json = JSON.stringify(part);
  return Buffer.from(`{${member}${json === "{}" ? "" : ","}${json.slice(1)}`);
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
