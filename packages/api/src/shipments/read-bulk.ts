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
    const one = readDocument(document, action.id, member);
    lines.push(one.line);
    areToldApart &&= one.isToldApart;
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
  const isToldApart = id !== undefined || isExactTime(findTimestamp(document));
  return { line: findEvent(document, member), isToldApart };
}

const findTimestamp = (document: string) => (isJson(document) ? findMember(document, "@timestamp") : undefined);

/** A document that is not JSON goes on as it is, and is kept as a failure with its reason. */
function findEvent(document: string, member: string | undefined): string {
  const found = member !== undefined && isJson(document) ? findMember(document, member) : undefined;
  return toLines(found ?? document);
}
