import { expect, test } from "vitest";
import { loadFiles } from "../content/load-content.ts";
import { filesInMemory } from "../repository/content-file.ts";
import { checkDashboardQueries } from "./check-dashboard-queries.ts";

const load = (yaml: string) =>
  loadFiles(filesInMemory(new Map([["doors.yml", Buffer.from(yaml)]]), new Date("2026-03-01T00:00:00Z")));
const linesOf = ({ problems }: Awaited<ReturnType<typeof load>>) =>
  problems.map(({ line, column, message }) => `${line}:${column}: ${message}`);

const head = "AnalysisType: dashboard\nDashboardID: Doors\n";

test("a file that says little gives a dashboard with panels one beside the other", async () => {
  const { dashboards, problems } = await load(`${head}Panels:
  - {Title: All doors, Display: value, Query: custom_door | count}
  - {Title: All doors, Display: value, Query: custom_door | count}
  - {Title: By day, Query: custom_door, Width: 8}
  - {Title: Who, Query: "SELECT 1", Language: sql, Display: table, Width: 4}
  - {Text: Ask Ada}
`);
  expect(problems).toEqual([]);
  expect(dashboards).toMatchObject([
    { id: "Doors", name: "Doors", description: "", relativeTime: "PT24H", refreshSeconds: undefined, variables: [] },
  ]);
  const { panels = [] } = dashboards[0] ?? {};
  expect(panels.map(({ id, x, y, width, height }) => [id, x, y, width, height])).toEqual([
    ["all-doors", 0, 0, 3, 3],
    ["all-doors-2", 3, 0, 3, 3],
    ["by-day", 0, 3, 8, 7],
    ["who", 8, 3, 4, 7],
    ["panel-5", 0, 10, 12, 2],
  ]);
  expect(panels[3]).toMatchObject({ kind: "QUERY", language: "sql", display: "TABLE", text: "SELECT 1" });
  expect(panels[4]).toMatchObject({ kind: "TEXT", text: "Ask Ada" });
});

test("a panel whose place beside the last one is taken goes below all of them", async () => {
  const { dashboards } = await load(`${head}Panels:
  - {Title: Tall, Query: a, Column: 6, Row: 0, Height: 20}
  - {Title: First, Query: a, Column: 0, Row: 0, Height: 3}
  - {Title: Next, Query: a}
`);
  expect(dashboards[0]?.panels[2]).toMatchObject({ x: 0, y: 20 });
});

test("variables are texts, lists of values or what a query gives", async () => {
  const { dashboards } = await load(`${head}Variables:
  - {Name: user, Label: Person, Default: ada}
  - {Name: door, Values: [north, 010], Multiple: true, All: true, Default: [north, 010]}
  - {Name: owner, Query: custom_door | distinct owner}
Panels: []
`);
  expect(dashboards[0]?.variables).toEqual([
    { name: "user", label: "Person", kind: "TEXT", defaultValues: ["ada"] },
    {
      ...{ name: "door", label: "", kind: "LIST", items: ["north", "010"], defaultValues: ["north", "010"] },
      ...{ isMultiple: true, hasAll: true },
    },
    {
      ...{ name: "owner", label: "", kind: "QUERY", text: "custom_door | distinct owner", language: "pharosflow" },
      ...{ defaultValues: [], isMultiple: false, hasAll: false },
    },
  ]);
});

const panel = "  - {Title: Doors, Query: a}\n";
test.each([
  ["a key that it does not know", `${head}Panels:\n  - Titel: x\n    Query: a\n`, "4:5: unknown key Titel"],
  ["a key in other letters", `${head}panels: []\nPanels: []\n`, "3:1: unknown key panels; did you mean Panels?"],
  ["no panels", head, "1:1: Panels is missing"],
  ["panels that are no list", `${head}Panels: all\n`, "3:9: Panels must be a list of mappings"],
  [
    "a panel without a query",
    `${head}Panels:\n  - Title: x\n`,
    "4:5: Query is missing, or Text for a panel without a query",
  ],
  [
    "a query and a text",
    `${head}Panels:\n  - {Query: a, Text: b}\n`,
    "4:5: Query and Text exclude each other: give only one",
  ],
  [
    "a language of a text",
    `${head}Panels:\n  - {Text: a, Language: sql}\n`,
    "4:25: Language is for a panel with a Query",
  ],
  ["another language", `${head}Panels:\n  - {Query: a, Language: kql}\n`, "4:26: Language must be pharosflow or sql"],
  ["half a place", `${head}Panels:\n  - {Query: a, Column: 3}\n`, "4:5: give both Column and Row, or neither"],
  [
    "a panel beside the grid",
    `${head}Panels:\n  - {Query: a, Column: 9, Row: 0}\n`,
    "4:5: panel 1 does not fit into the 12 columns of a dashboard",
  ],
  [
    "two panels at one place",
    `${head}Panels:\n${panel}  - {Title: Two, Query: a, Column: 5, Row: 6}\n`,
    '5:5: the panel "Two" overlaps the panel "Doors": move one of them',
  ],
  [
    "two panels of one id",
    `${head}Panels:\n${panel}  - {PanelID: doors, Query: a}\n`,
    "5:15: PanelID is doors, as that of another panel",
  ],
  [
    "a long title",
    `${head}Panels:\n  - {Query: a, Title: ${"x".repeat(121)}}\n`,
    "4:23: Title has at most 120 characters",
  ],
  ["an empty query", `${head}Panels:\n  - {Query: " "}\n`, "4:5: panel 1 has no query"],
  ["51 panels", `${head}Panels:\n${panel.repeat(51)}`, "4:3: A dashboard has at most 50 panels, not 51"],
  ["no duration", `${head}TimeRange: a day\nPanels: []\n`, /^3:12: .*ISO 8601 duration/],
  ["too many refreshes", `${head}RefreshSeconds: 5\nPanels: []\n`, "3:17: RefreshSeconds must be from 30 to 86400"],
  ["a variable of no name", `${head}Panels: []\nVariables: [{Name: a-b}]\n`, /^4:20: Name: "a-b" cannot be the name/],
  [
    "choices of a text",
    `${head}Panels: []\nVariables: [{Name: a, All: true}]\n`,
    "4:28: All is for a variable with Values or a Query",
  ],
  [
    "a default that is no value",
    `${head}Panels: []\nVariables: [{Name: a, Values: [x], Default: y}]\n`,
    "4:45: Default has y, which is not among Values",
  ],
  [
    "an id with a slash",
    "AnalysisType: dashboard\nDashboardID: a/b\nPanels: []\n",
    /^2:14: DashboardID must begin with a letter or digit/,
  ],
  [
    "the address of another page",
    "AnalysisType: dashboard\nDashboardID: Overview\nPanels: []\n",
    /^2:14: DashboardID can't be Overview: a page/,
  ],
])("refuses %s", async (_name, yaml, problem) => {
  const content = await load(yaml);
  expect(content.dashboards).toEqual([]);
  expect(linesOf(content)).toEqual([typeof problem === "string" ? problem : expect.stringMatching(problem)]);
});

const withQueries = `${head}Variables:
  - Name: door
    Query: |
      custom_door
      | distinct dor
  - Name: unused
Panels:
  - Title: One
    Query: "custom_door | where dor == $door"
  - Title: Two
    Language: sql
    Query: |-

        SELECT door
        FRM custom_door
  - Title: Three
    Query: >
      custom_door
      | wher
`;

test("problems of queries are told with their place in the file", async () => {
  const { dashboards, sources } = await load(withQueries);
  const problems = await checkDashboardQueries(dashboards, sources, async ({ text, variables }) => {
    if (text.includes("distinct")) return "Line 2, column 12: dor does not exist";
    if (text.includes("FRM")) return "Syntax error at line 3, column 1: FRM";
    if (text.includes("wher\n")) return "Line 2, column 3: wher is no operator";
    return `Line 1, column 21: ${JSON.stringify(variables)}\nLine 1, column 28: second`;
  });
  expect(problems.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([
    '11:33: {"door":""}',
    "11:40: second",
    "17:9: Syntax error: FRM",
    // Folded: the file has no line 2 of it.
    "19:12: Line 2, column 3: wher is no operator",
    "7:18: dor does not exist",
    "8:5: no panel names the variable unused: write $unused in PharosFlow or {unused:String} in SQL, or remove it",
  ]);
  expect(problems.every(({ file }) => file === "doors.yml")).toBe(true);
});
