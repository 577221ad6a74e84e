import { readFileSync } from "node:fs";
import { FlowParser, readForm, writeForm } from "@pharos/flow/editor";
import { expect, test } from "vitest";
import type { EventSearch } from "../event-search.ts";
import { NotCarried, type SearchMode, switchMode, type Translations } from "./switch-mode.ts";

const wasm = readFileSync(new URL("../../../../../../packages/flow/dist/pharos-flow.wasm", import.meta.url));
const parser = await FlowParser.load(wasm);

function translations(): Translations {
  const made = new Map<string, string>();
  return {
    readForm: async (flow) => readForm(parser.parse(flow)),
    writeForm: async (form, described) => writeForm(form, described),
    describe: async () => [],
    sqlOf: async (flow) => `SELECT 1 -- ${flow.length}`,
    flowOf: (sql) => made.get(sql),
    remember: (sql, flow) => void made.set(sql, flow),
  };
}

interface Step {
  readonly to: SearchMode;
  /** What is typed there before the next step. */
  readonly typed?: string;
}

/** The addresses that a reader goes through. */
async function goThrough(search: EventSearch, from: SearchMode, steps: readonly Step[]): Promise<EventSearch> {
  const how = translations();
  let mode = from;
  let address = search;
  let draft = mode === "flow" ? search.flow : search.sql;
  for (const { to, typed } of steps) {
    const part = await switchMode({ from: mode, to, search: address, draft }, how);
    address = Object.fromEntries(
      Object.entries({ ...address, ...part }).filter(([, value]) => value !== undefined),
    ) as EventSearch;
    mode = to;
    draft = typed ?? (to === "flow" ? address.flow : address.sql);
  }
  return address;
}

const form: EventSearch = {
  table: ["pharos_logs.public.aws_cloudtrail"],
  filter: ['["who","EQUALS","ada"]', '["size","GREATER",5,1]'],
  q: "root",
  range: "PT1H",
  dir: "ascending",
  limit: "25",
};
const written = `pharos_logs.public.aws_cloudtrail
| where p_event_time > time.ago(1h)
| where row.contains('root')
| where (column_ifexists('who', null) == 'ada')
  or (column_ifexists('size', null) > 5)
| sort p_event_time asc
| limit 25`;

test("a form becomes Flow, and comes back unchanged", async () => {
  expect((await goThrough(form, "search", [{ to: "flow" }])).flow).toBe(written);
  const { flow, ...back } = await goThrough(form, "search", [{ to: "flow" }, { to: "search" }]);
  expect(back).toEqual(form);
  expect(flow).toBe(written);
});

test("a form becomes SQL by way of Flow, and comes back from there", async () => {
  const address = await goThrough(form, "search", [{ to: "sql" }]);
  expect(address).toMatchObject({ mode: "sql", flow: written, sql: expect.stringContaining("SELECT 1") });
  const { flow: _flow, sql: _sql, ...back } = await goThrough(form, "search", [{ to: "sql" }, { to: "search" }]);
  expect(back).toEqual(form);
});

const commented = `// Who came?
pharos_logs.public.aws_cloudtrail   | where p_event_time > ago(60m)
| where who   == 'ada' // only her
| limit 1000`;

test("comments and layout survive the way through the builder and SQL, as long as nothing changes", async () => {
  for (const steps of [
    [{ to: "search" }, { to: "flow" }],
    [{ to: "sql" }, { to: "flow" }],
    [{ to: "sql" }, { to: "search" }, { to: "sql" }, { to: "flow" }],
  ] as const) {
    const search = { mode: "flow", flow: commented } as const;
    expect((await goThrough(search, "flow", steps)).flow).toBe(commented);
  }
});

test("a form that was changed is written anew", async () => {
  const inForm = await goThrough({ mode: "flow", flow: commented }, "flow", [{ to: "search" }]);
  const changed = await goThrough({ ...inForm, limit: "7" }, "search", [{ to: "flow" }]);
  expect(changed.flow).toContain("| limit 7");
  expect(changed.flow).not.toContain("Who came?");
});

test("what was typed goes along, not what was run before", async () => {
  const typed = "pharos_logs.public.aws_alb | limit 3";
  const steps = [{ to: "flow", typed }, { to: "search" }] as const;
  expect(await goThrough(form, "search", steps)).toMatchObject({ table: ["pharos_logs.public.aws_alb"], limit: "3" });
});

test.each([
  [
    "flow",
    { flow: "t | summarize agg.count()" },
    "search",
    "The form has no `summarize`: it shows events as they are.",
  ],
  ["sql", { sql: "SELECT 2" }, "flow", "SQL cannot be read back as PharosFlow"],
  ["sql", { sql: "SELECT 2" }, "search", "SQL cannot be read back as PharosFlow"],
] as const)("from %s, %j is not carried to %s, with the reason", async (from, search, to, reason) => {
  const refused = goThrough({ mode: from, ...search }, from, [{ to }]);
  await expect(refused).rejects.toThrow(NotCarried);
  await expect(refused).rejects.toThrow(reason);
});

test("a statement that was changed since is not carried back", async () => {
  const steps = [{ to: "sql", typed: "SELECT 1, 2" }, { to: "flow" }] as const;
  await expect(goThrough(form, "search", steps)).rejects.toThrow("not as it is now");
});

test("a text that leaves the tables to the page keeps those of the page", async () => {
  const search = {
    mode: "flow",
    flow: "| where who == 'ada'",
    table: ["pharos_logs.public.aws_alb"],
    range: "P3D",
  } as const;
  const { flow: _flow, ...address } = await goThrough(search, "flow", [{ to: "search" }]);
  expect(address).toEqual({
    table: search.table,
    range: "P3D",
    filter: ['["who","EQUALS","ada"]'],
    limit: "100000",
  });
});
