import { unreadBeside, type Wanted } from "@pharos/detection";
import type { EventPath } from "@pharos/domain";
import { isReadableMember, type LakeRow } from "@pharos/lake";
import { type EventToPreview, evaluateRows } from "./evaluate-rows.ts";
import { type EventObject, isObject, nodeAt, partOfEvent, valueAt } from "./part-of-event.ts";
import type { PreviewedVersion } from "./preview-scope.ts";

/** Each round brings what rules look at next. */
const roundsMax = 40;
/** Beyond it, to read whole fields costs no more. */
const membersMax = 16;

/** What the rules look at; whole fields where it is an object that they go through, or that some events lack. */
interface Paths {
  readonly fields: ReadonlySet<string>;
  readonly members: readonly EventPath[];
  /** Objects that somebody looks into. */
  readonly nodes: readonly EventPath[];
}

/**
 * Which fields of the events, and which members of them, the versions look at, learned from whole events. Undefined
 * where that is nearly everything. No version counts or keeps anything meanwhile (`partial_data.py`).
 * @param fields all that events of the log type may have
 * @param known what was learned from others
 */
export async function learnPaths(
  versions: readonly PreviewedVersion[],
  events: readonly EventToPreview[],
  fields: readonly string[],
  known: readonly EventPath[] = [],
): Promise<readonly EventPath[] | undefined> {
  let paths: Paths | undefined = pathsOf(known);
  for (let round = 0; round < roundsMax && paths !== undefined; round++) {
    const wanted = await wantedBeside(versions, events, readPaths(paths), paths.nodes, fields);
    if (wanted.length === 0) return withoutEmptyNodes(paths);
    for (const { event, ...one } of wanted) paths = paths && withWanted(paths, one, event, fields);
  }
  return undefined;
}

async function wantedBeside(
  versions: readonly PreviewedVersion[],
  events: readonly EventToPreview[],
  paths: readonly EventPath[],
  nodes: readonly EventPath[],
  fields: readonly string[],
): Promise<(Wanted & { readonly event: LakeRow })[]> {
  // A path below each object makes it one that was read in part.
  const unread = unreadBeside([...paths, ...nodes.map((node): EventPath => [...node, ""])], fieldsOfRules(fields));
  const parts = events.map(({ logType, event }) => {
    const part = partOfEvent(event, paths);
    for (const node of nodes) if (isObject(valueAt(event, node))) nodeAt(part, node);
    return { logType, event: part };
  });
  const found = await Promise.all(versions.map((version) => evaluateRows(version, parts, unread)));
  return found.flatMap(({ wanted }) => [...wanted].map(([at, one]) => ({ ...one, event: events[at]?.event ?? {} })));
}

/** Fields of events, and what is added to them beside. */
export function fieldsOfRules(fields: readonly string[]): string[] {
  return [...fields, "p_enrichment"];
}

function pathsOf(known: readonly EventPath[]): Paths {
  const members = known.filter((path) => path.length > 1);
  const fields = new Set(known.flatMap(([field, ...rest]) => (rest.length === 0 ? [field] : [])));
  return { fields, members, nodes: [] };
}

function readPaths({ fields, members }: Paths): EventPath[] {
  return [...[...fields].map((field): EventPath => [field]), ...members];
}

/** Reads objects whole that nobody looked into any further: their members alone would not tell whether they are there. */
function withoutEmptyNodes(paths: Paths): readonly EventPath[] {
  const isUsed = (node: EventPath) => paths.members.some((member) => isBelow(member, node));
  const empty = paths.nodes.filter((node) => !isUsed(node));
  return readPaths(empty.reduce((all, [field]) => withField(all, field), paths));
}

/** @returns undefined where the rule wants the whole event */
function withWanted(
  paths: Paths,
  { path, isEverything }: Wanted,
  event: EventObject,
  fields: readonly string[],
): Paths | undefined {
  const [first, ...members] = path;
  if (first === undefined) return undefined;
  const field = fields.find((one) => one.toLowerCase() === first.toLowerCase());
  // What is added to events beside the fields.
  if (field === undefined) return undefined;
  if (paths.fields.has(field)) return paths;
  const exact: EventPath = [field, ...members];
  const value = valueAt(event, exact);
  const isSpelledSo = field === first && members.every(isReadableMember);
  if (isEverything || value === undefined || !isSpelledSo) return withField(paths, field);
  if (isObject(value)) return { ...paths, nodes: [...without(paths.nodes, exact), exact] };
  if (members.length === 0 || paths.members.length >= membersMax) return withField(paths, field);
  return { ...paths, members: [...without(paths.members, exact), exact] };
}

/** The whole field, and nothing below it. */
function withField({ fields, members, nodes }: Paths, field: string): Paths {
  const isElsewhere = ([first]: EventPath) => first !== field;
  return {
    fields: new Set([...fields, field]),
    members: members.filter(isElsewhere),
    nodes: nodes.filter(isElsewhere),
  };
}

function without(paths: readonly EventPath[], path: EventPath): readonly EventPath[] {
  return paths.filter((one) => JSON.stringify(one) !== JSON.stringify(path));
}

function isBelow(path: EventPath, node: EventPath): boolean {
  return path.length > node.length && node.every((name, at) => path[at] === name);
}
