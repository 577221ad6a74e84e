import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from "yaml";
import { outlineCorrelation } from "./outline-correlation.ts";
import type { CorrelationForm } from "./read-steps.ts";

/**
 * The text with its rules as a sequence, or as a group: what the signals share is carried over as far as the other
 * form can say it. Undefined for a text that cannot be read as one of the two, or has that form already.
 */
export function organizeCorrelation(text: string, form: CorrelationForm): string | undefined {
  const { form: current, steps } = outlineCorrelation(text);
  if (current === undefined || current === form) return undefined;
  const document = parseDocument(text, { version: "1.2", schema: "core" });
  const body = isSeq(document.contents) ? document.contents.items[0] : document.contents;
  if (!isMap(body)) return undefined;
  const ids = steps.map(({ id }, index) => id || `Step${index + 1}`);
  nameSteps(document, body, current, ids);
  const shared = steps.map(({ path }) => path);
  replaceKeys(document, body, current, form, ids, shared);
  return document.toString({ lineWidth: 0 });
}

/** Of each step, the path whose value it shares with the others; undefined for a step that shares none. */
type SharedPaths = readonly (string | undefined)[];

/** What refers to steps needs their IDs, which members of a group may lack. */
function nameSteps(document: Document, body: YAMLMap, form: CorrelationForm, ids: readonly string[]): void {
  const list: unknown = body.get(form, true);
  for (const [index, item] of (isSeq(list) ? list.items : []).entries()) {
    if (isMap(item) && !item.has("ID")) item.items.unshift(document.createPair("ID", ids[index]));
  }
}

function replaceKeys(
  document: Document,
  body: YAMLMap,
  from: CorrelationForm,
  to: CorrelationForm,
  ids: readonly string[],
  shared: SharedPaths,
): void {
  for (const key of ["Transitions", "MatchCriteria", "MinMatchCount"]) body.delete(key);
  const index = body.items.findIndex(({ key }) => String(key) === from);
  const pair = body.items[index];
  // Its node stays, with the comments before it.
  if (!isScalar(pair?.key)) return;
  pair.key.value = to;
  const links = to === "Group" ? criterionOf(ids, shared) : transitionsOf(ids, shared);
  body.items.splice(index + 1, 0, ...Object.entries(links).map(([key, value]) => document.createPair(key, value)));
}

function criterionOf(ids: readonly string[], shared: SharedPaths): object {
  const members = ids.flatMap((id, index) =>
    shared[index] === undefined ? [] : [{ GroupID: id, Match: shared[index] }],
  );
  const [first] = members;
  return first?.Match === undefined ? {} : { MatchCriteria: { [first.Match]: members } };
}

function transitionsOf(ids: readonly string[], shared: SharedPaths): object {
  if (shared.every((path) => path === undefined)) return {};
  const list = ids.slice(1).map((to, index) => {
    const [fromPath, toPath] = [shared[index], shared[index + 1]];
    const match = fromPath === toPath ? { On: fromPath } : { From: fromPath, To: toPath };
    const isShared = fromPath !== undefined && toPath !== undefined;
    return { ID: `${ids[index]} to ${to}`, From: ids[index], To: to, ...(isShared && { Match: [match] }) };
  });
  return list.length === 0 ? {} : { Transitions: list };
}
