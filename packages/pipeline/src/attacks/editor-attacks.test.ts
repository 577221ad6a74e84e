import {
  complete,
  diagnose,
  type FlowCatalogue,
  type FlowParser,
  hover,
  inlayHints,
  namedTables,
  openDocument,
  rename,
  signatureHelp,
} from "@pharos/flow/editor";
import { loadFlowParser } from "@pharos/flow/node";
import { fillAttackedLake, hiddenMark, visibleLogType } from "@pharos/lake/attacks";
import { openTestLake, openTestStore, type TestLake, type TestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FlowTables } from "../data-lake-queries/flow-tables.ts";

let testStore: TestStore;
let testLake: TestLake;
let catalogue: FlowCatalogue;
let parser: FlowParser;
beforeAll(async () => {
  [testStore, testLake, parser] = await Promise.all([openTestStore(), openTestLake(), loadFlowParser()]);
  await fillAttackedLake(testLake.lake, { hiddenRows: 3, seed: 1 });
  const tables = new FlowTables(testLake.lake, testStore.store);
  const listed = await tables.list([visibleLogType]);
  const names = listed.map(({ database, table }) => `${database}.${table}`);
  catalogue = { tables: await tables.describe(names, [visibleLogType]) };
});
afterAll(async () => {
  await testStore.close();
  await testLake.remove();
});

const hidden = new RegExp(`custom.gate|${hiddenMark}`, "i");

/** What the editor of a restricted reader says of a text, wherever the cursor stands in it. */
function everythingTold(text: string): string {
  const options = { catalogue, now: new Date("2026-03-01T12:00:00Z") };
  const document = openDocument(parser, text, options);
  const told: unknown[] = [diagnose(document), inlayHints(document), namedTables(document.tree, catalogue)];
  for (let offset = 0; offset <= text.length; offset++) {
    told.push(complete(parser, text, offset, options), hover(document, offset), signatureHelp(document, offset));
    told.push(rename(document, offset, "other"));
  }
  return JSON.stringify(told);
}

test("the catalogue of a restricted reader tells of no other log type", () => {
  expect(catalogue.tables.map(({ name }) => name)).toContain("custom_door");
  expect(JSON.stringify(catalogue)).not.toMatch(hidden);
});

test.each([
  "",
  "c",
  "custom_",
  "custom_g",
  "pharos_logs.public.custom_",
  "pharos_rule_matches.public.",
  "union custom_door, ",
  "union pharos_logs.public.*, cus",
  "custom_door | join kind=inner g=(custom_",
  "custom_door | lookup ",
  "custom_door | enrich c",
  "custom_door | extend g = enrich.lookup('",
  "custom_door | where who in (cus",
  "search in (custom_",
  "let g = cus",
  "pharos_rule_matches.public.other_events | where event.",
  "pharos_rule_matches.public.other_events | extend a = event['",
  "pharos_signals.public.correlation_signals | where event.h == '",
  "pharos_rule_matches.public.other_events | where p_log_type == '",
  "pharos_views.public.all_logs | where p_log_type in ('Custom.",
  "pharos_views.public.all_logs | project p_",
  "union pharos_logs.public.* | project m",
  "custom_door | where p_row_id == '",
  "/* custom_ */ custom_door | // custom_g",
])("the editor tells a restricted reader of no other log type: %s", (text) => {
  expect(everythingTold(text)).not.toMatch(hidden);
});

test.each([
  "custom_gate",
  "custom_gat | count",
  "pharos_logs.public.custom_gate | where who == 'x' | project who, n, nothing",
  "union custom_door, custom_gate | project more.x",
  "custom_door | join kind=inner g=(custom_gate) on who | project g.who",
  "custom_door | lookup custom_gate on who",
  "let g = custom_gate; g | where who == 'x'",
  "pharos_rule_matches.public.custom_gate | getschema",
  "search in (custom_gate) 'x'",
  "custom_gate* | count",
  "Custom.Gate | count",
])("the editor says of a hidden table what it says of one that is not there: %s", (text) => {
  const rename = (name: string) => name.replaceAll(/(?<=custom.)gat/gi, "maz");
  expect(rename(everythingTold(text))).toBe(rename(everythingTold(rename(text))));
});
