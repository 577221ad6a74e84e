import { describe, expect, it, vi } from "vitest";
import { sqlFailure } from "./sql-failure.ts";
import { SqlLanguage } from "./sql-language.ts";

const tables = [
  { id: "pharos_logs.public.aws_alb", logType: "AWS.ALB" },
  { id: "pharos_logs.public.custom_door", logType: "Custom.Door" },
  { id: "pharos_views.public.all_logs" },
];
const columns: Readonly<Record<string, readonly string[]>> = {
  "pharos_logs.public.aws_alb": ["elb", "p_event_time"],
  "pharos_logs.public.custom_door": ["door", "badge id", "p_event_time"],
};

function openLanguage(read = async (table: string) => columns[table] ?? []) {
  const asked: string[] = [];
  const language = new SqlLanguage(async (table) => {
    asked.push(table);
    return (await read(table)).map((name) => ({ name, type: "String", description: `The ${name}.` }));
  });
  language.setTables(tables);
  return { language, asked };
}

/** The text with a bar where the cursor is. */
async function completed(text: string, character?: string) {
  const { language } = openLanguage();
  const offset = text.indexOf("|");
  const sql = text.replace("|", "");
  const { start, end, items } = await language.complete(sql, offset, character);
  return { replaced: sql.slice(start, end), items };
}

describe("suggests", () => {
  it.each([
    ["SELECT * FROM |", ""],
    ["SELECT * FROM pharos_l|", "pharos_l"],
    ["SELECT * FROM panther_logs.public.a|ws", "panther_logs.public.aws"],
    ["SELECT * FROM x JOIN |", ""],
  ])("tables, and only them, in %j", async (text, replaced) => {
    const completion = await completed(text);
    expect(completion.items.map(({ insert }) => insert)).toEqual(tables.map(({ id }) => id));
    expect(completion.replaced).toBe(replaced);
  });

  it("the columns of the tables that are named, then macros, functions and words", async () => {
    const { items, replaced } = await completed("SELECT do| FROM pharos_logs.custom_door");
    expect(replaced).toBe("do");
    const first = items.slice(0, 3).map(({ label, insert }) => [label, insert]);
    expect(first).toEqual([
      ["door", "door"],
      ["badge id", "`badge id`"],
      ["p_event_time", "p_event_time"],
    ]);
    const names = items.map(({ label }) => label);
    for (const name of ["p_occurs_since", "countIf", "WHERE"]) expect(names).toContain(name);
    const since = items.find(({ label }) => label === "p_occurs_since");
    expect(since).toMatchObject({ isSnippet: true, insert: `p_occurs_since('\${1:1 day}')` });
  });

  it("columns behind an alias", async () => {
    const { items, replaced } = await completed("SELECT d.do| FROM pharos_logs.public.custom_door d");
    expect(items.map(({ kind }) => kind)).toEqual(["column", "column", "column"]);
    expect(replaced).toBe("do");
  });

  it.each(["SELECT 'a|b'", "SELECT 1 -- a|", "SELECT /* a| */ 1"])("nothing in %j", async (text) => {
    expect((await completed(text)).items).toEqual([]);
  });

  it("what it knows without the columns of a table that does not answer in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { language } = openLanguage(() => new Promise(() => undefined));
    const sql = "SELECT  FROM pharos_logs.custom_door";
    const asked = language.complete(sql, "SELECT ".length, undefined);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    const { items, isIncomplete } = await asked;
    const labels = items.map(({ label }) => label);
    expect(labels).toContain("p_occurs_since");
    expect(labels).not.toContain("door");
    expect(isIncomplete).toBe(true);
  });

  it("behind a space only tables", async () => {
    expect((await completed("SELECT |", " ")).items).toEqual([]);
    expect((await completed("SELECT 1 FROM |", " ")).items).toHaveLength(tables.length);
  });
});

it("waits for the tables before it suggests any, and says so", async () => {
  const language = new SqlLanguage(async () => []);
  expect(language.loading.isLoading()).toBe(true);
  const asked = language.complete("SELECT * FROM ", 14, " ");
  language.setTables(tables);
  expect((await asked).items).toHaveLength(tables.length);
  await vi.waitFor(() => expect(language.loading.isLoading()).toBe(false));
});

it.each([
  ["pharos_logs.aws_alb", "pharos_logs.public.aws_alb", "AWS.ALB"],
  [
    "panther_logs.public.aws_abl",
    "The table pharos_logs.public.aws_abl does not exist",
    "Did you mean `pharos_logs.public.aws_alb`?",
  ],
  ["pharos_logs.nothing_of_the_kind", "The table pharos_logs.public.nothing_of_the_kind does not exist", ""],
])("tells of %s that it is %s", async (name, title, text) => {
  const { language } = openLanguage();
  expect(await language.hover(`SELECT 1 FROM ${name}`, 20)).toMatchObject({ title, text });
});

it("asks for the columns of a table once, and again where it did not answer", async () => {
  let isBroken = true;
  const { language, asked } = openLanguage(async (table) => {
    if (isBroken) throw new Error("no connection");
    return columns[table] ?? [];
  });
  const sql = "SELECT door FROM pharos_logs.custom_door, PHAROS_LOGS.PUBLIC.CUSTOM_DOOR";
  expect(await language.hover(sql, 8)).toBeUndefined();
  isBroken = false;
  expect(await language.hover(sql, 8)).toMatchObject({ title: "door String", text: "The door." });
  await language.hover(sql, 8);
  expect(asked).toEqual(["pharos_logs.public.custom_door", "pharos_logs.public.custom_door"]);
});

it("explains the macros, and colours them and the tables that there are", async () => {
  const { language } = openLanguage();
  const sql = "SELECT 1 FROM pharos_logs.aws_alb, pharos_logs.unknown WHERE p_occurs_since(1d)";
  expect(await language.hover(sql, sql.indexOf("since"))).toMatchObject({
    title: "p_occurs_since(offset [, alias [, column]])",
  });
  const tokens = await language.semanticTokens(sql);
  expect(tokens.map(({ start, end, kind }) => [sql.slice(start, end), kind])).toEqual([
    ["pharos_logs.aws_alb", "table"],
    ["p_occurs_since", "function"],
  ]);
});

describe("finds the fault in", () => {
  it.each([
    [
      "SELECT eventNam\nFROM t",
      "Unknown expression identifier `eventNam`. Maybe you meant: ['eventName'].",
      "eventNam",
    ],
    ["SELECT a.eventNam FROM t a", "Unknown expression or function identifier `a.eventNam`.", "a.eventNam"],
    [
      "SELECT 1\nFROM pharos_logs.public.nothing",
      "The data lake has no table pharos_logs.nothing",
      "pharos_logs.public.nothing",
    ],
    ["SELECT * FROM panther_logs.x", "The data lake has no table pharos_logs.x", "panther_logs.x"],
    [
      "SELECT * FROM system.tables",
      "The table system.tables is not one of the data lake; write one like x.y",
      "system.tables",
    ],
    ["SELECT 1 FROM file('x')", "The function file is not allowed", "file"],
    [
      "SELECT 1\nWHERE p_occurs_sinc(1)",
      "p_occurs_sinc does not exist (line 2, column 7). Use one of: p_occurs_since",
      "p_occurs_sinc",
    ],
    ["SELECT 1\nFROM t\nWHERE AND x", "Syntax error at line 3, column 7: AND x", "AND"],
    ["SELECT 1\nFROM", "Syntax error at line 2, column 5, at the end of the query", "FROM"],
  ])("%j by %j", (sql, message, marked) => {
    const found = sqlFailure(sql, message);
    expect(found && sql.slice(found.start, found.end)).toBe(marked);
  });

  it("and offers the name that the engine thinks was meant", () => {
    const message = "Unknown expression identifier `eventNam`. Maybe you meant: ['eventName'].";
    expect(sqlFailure("SELECT eventNam", message)?.fixes).toEqual([
      { title: "Replace with eventName", start: 7, end: 15, text: "eventName" },
    ]);
  });

  it.each(["The query took longer than 60 seconds", "Only SELECT is allowed", ""])("nothing by %j", (message) => {
    expect(sqlFailure("SELECT 1", message)).toBeUndefined();
  });
});

describe("before a run", () => {
  it("marks what the gate refuses, where it says where", async () => {
    const language = new SqlLanguage(
      async () => [],
      async () => "The function file is not allowed",
    );
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const found = language.diagnose("SELECT * FROM file('x')");
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await found).toMatchObject([{ start: 14, end: 18, message: "The function file is not allowed" }]);
  });

  it("says nothing of a text that somebody goes on typing, nor where the check itself fails", async () => {
    const checked: string[] = [];
    const language = new SqlLanguage(
      async () => [],
      async (text) => {
        checked.push(text);
        throw new Error("no connection");
      },
    );
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const [first, second] = [language.diagnose("SELECT "), language.diagnose("SELECT 1")];
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect([await first, await second, checked]).toEqual([[], [], ["SELECT 1"]]);
  });
});
