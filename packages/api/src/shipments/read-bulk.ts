import { z } from "zod";
import { isExactTime } from "./is-exact-time.ts";
import { findMember, isJson, toLines } from "./json-text.ts";

const operations = ["create", "index", "update", "delete"] as const;

export interface BulkAction {
  readonly operation: (typeof operations)[number];
  readonly index: string | undefined;
  readonly id: string | undefined;
}

export type BulkRequest =
  /** The same body again is a repeat when its events are told apart. */
  | { readonly lines: string; readonly actions: readonly BulkAction[]; readonly areToldApart: boolean }
  /** The number of the line, from 1, that is no action, or whose document is missing. */
  | { readonly badLine: number };

const target = z.object({ _index: z.string().optional(), _id: z.union([z.string(), z.number()]).optional() });
const actionLine = z.partialRecord(z.enum(operations), target);

/** Reads a body of `_bulk`: a line for each action, followed by its document. `member` holds the event of a document. */
export function readBulk(text: string, member?: string): BulkRequest {
  const rows = text.split(/\r?\n/);
  const actions: BulkAction[] = [];
  const lines: string[] = [];
  let areToldApart = true;
  for (let row = 0; row < rows.length; row++) {
    const line = rows[row] ?? "";
    if (line.trim() === "") continue;
    const action = parseAction(line);
    if (!action) return { badLine: row + 1 };
    actions.push(action);
    if (action.operation === "delete") continue;
    const document = rows[++row] ?? "";
    if (document.trim() === "") return { badLine: row + 1 };
    if (action.operation === "update") continue;
    const event = findEvent(document, member);
    lines.push(event === undefined ? document : toLines(event));
    areToldApart &&= isToldApart(document, action.id);
  }
  return { actions, areToldApart, lines: lines.length === 0 ? "" : `${lines.join("\n")}\n` };
}

function parseAction(line: string): BulkAction | undefined {
  const parsed = isJson(line) ? actionLine.safeParse(JSON.parse(line)) : undefined;
  const [operation, ...others] = Object.keys(parsed?.data ?? {}) as BulkAction["operation"][];
  if (operation === undefined || others.length > 0) return undefined;
  const { _index, _id } = parsed?.data?.[operation] ?? {};
  return { operation, index: _index, id: _id?.toString() };
}

/** Reads one document, on however many lines. */
export function readDocument(document: string, id: string | undefined, member: string | undefined) {
  const event = findEvent(document, member) ?? (isJson(document) ? document : undefined);
  return { line: event === undefined ? document : toLines(event), isToldApart: isToldApart(document, id) };
}

function isToldApart(document: string, id: string | undefined): boolean {
  return id !== undefined || (isJson(document) && isExactTime(findMember(document, "@timestamp")));
}

/** Undefined where the document is the event. One that is not JSON goes on as it is, and is kept as a failure with its reason. */
function findEvent(document: string, member: string | undefined): string | undefined {
  return member !== undefined && isJson(document) ? findMember(document, member) : undefined;
}
