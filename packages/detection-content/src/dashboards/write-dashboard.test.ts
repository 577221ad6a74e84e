import type { DashboardPanel, DashboardVariable, IdentifiedDashboard } from "@pharos/domain";
import { findDashboardProblems, nextPlace, panelDisplays, usualSize } from "@pharos/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { loadFiles } from "../content/load-content.ts";
import { writeContent } from "../content/write-content.ts";
import { filesInMemory } from "../repository/content-file.ts";
import { writeDashboard } from "./write-dashboard.ts";

const readBack = async (dashboard: IdentifiedDashboard) => {
  const files = writeContent({ dashboards: [dashboard] }).map(({ path, text }) => [path, Buffer.from(text)] as const);
  return loadFiles(filesInMemory(new Map(files), new Date(0)));
};

const odd = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    "yes",
    "2026-01-01",
    "010",
    "~",
    "a: b",
    "# c",
    "|\n x\n",
    "  two\n\tlines ",
    "'",
    '"',
    "☂",
    "- a",
    "null",
  ),
);
const trimmed = odd.map((text) => text.trim());
const value = odd.filter((text) => text !== "");
const query = odd.filter((text) => text.trim() !== "");
const language = fc.constantFrom("pharosflow" as const, "sql" as const);
const choice = { isMultiple: fc.constant(true), hasAll: fc.boolean() };

const variable: fc.Arbitrary<DashboardVariable> = fc.oneof(
  fc.record({
    name: fc.constant(""),
    label: trimmed,
    kind: fc.constant("TEXT" as const),
    defaultValues: fc.array(value, { maxLength: 1 }),
  }),
  fc.record({
    ...{ name: fc.constant(""), label: trimmed, kind: fc.constant("QUERY" as const), ...choice },
    ...{ text: query, language, defaultValues: fc.uniqueArray(value, { maxLength: 3 }) },
  }),
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).chain((items) =>
    fc.record({
      ...{ name: fc.constant(""), label: trimmed, kind: fc.constant("LIST" as const), ...choice },
      ...{ items: fc.constant(items), defaultValues: fc.subarray(items) },
    }),
  ),
);
const unplaced = fc.record({
  title: fc.oneof(trimmed, fc.constantFrom("Doors", "API calls", "")),
  ownId: fc.option(fc.constantFrom("a", "b-c", "doors"), { nil: undefined }),
  text: query,
  isText: fc.boolean(),
  language,
  display: fc.constantFrom(...panelDisplays),
  size: fc.option(fc.record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 9 }) }), {
    nil: undefined,
  }),
  moved: fc.integer({ min: 0, max: 2 }),
});
const dashboard: fc.Arbitrary<IdentifiedDashboard> = fc
  .record({
    id: fc.constantFrom("Doors", "a.b-c_d", "0198f0aa-0000-7000-8000-000000000000"),
    name: fc.constantFrom("Doors", "yes", "Doors: all of them", "Türen"),
    description: trimmed,
    relativeTime: fc.constantFrom("PT24H", "P1D", "P1W"),
    refreshSeconds: fc.option(fc.integer({ min: 30, max: 86_400 }), { nil: undefined }),
    written: fc.array(variable, { maxLength: 4 }),
    panels: fc.array(unplaced, { maxLength: 12 }),
  })
  .map(({ written, panels, ...said }) => {
    const placed: DashboardPanel[] = [];
    for (const [index, { ownId, isText, size, moved, title, text, ...query }] of panels.entries()) {
      const kind = isText ? ("TEXT" as const) : ("QUERY" as const);
      const place = nextPlace(placed, size ?? usualSize({ kind, ...query }));
      const base = { id: `${ownId ?? "p"}${index}`, title, text, ...place, y: place.y + (place.x === 0 ? moved : 0) };
      placed.push(kind === "TEXT" ? { ...base, kind } : { ...base, kind, ...query });
    }
    return { ...said, panels: placed, variables: written.map((one, index) => ({ ...one, name: `v${index}` })) };
  });

test("a dashboard that is written and read again is as it was", async () => {
  await fc.assert(
    fc.asyncProperty(dashboard, async (written) => {
      fc.pre(findDashboardProblems(written).length === 0);
      const { dashboards, problems } = await readBack(written);
      expect(problems).toEqual([]);
      expect(dashboards).toEqual([written]);
    }),
    { numRuns: Number(process.env.PHAROS_PROPERTY_RUNS ?? 150) },
  );
});

test("a file says nothing that is understood without it", () => {
  const query = { kind: "QUERY", text: "custom_door\n| count", language: "pharosflow" } as const;
  const yaml = writeDashboard({
    ...{ id: "Doors", name: "Doors", description: "", relativeTime: "PT24H", refreshSeconds: undefined, variables: [] },
    panels: [
      { ...query, id: "all-doors", title: "All doors", display: "VALUE", x: 0, y: 0, width: 3, height: 3 },
      { ...query, id: "x", title: "By day", display: "AUTO", x: 4, y: 0, width: 8, height: 7 },
    ],
  });
  expect(yaml).toBe(`AnalysisType: dashboard
DashboardID: Doors
Panels:
  - Title: All doors
    Display: value
    Query: |-
      custom_door
      | count
  - Title: By day
    PanelID: x
    Query: |-
      custom_door
      | count
    Width: 8
    Column: 4
    Row: 0
`);
});

test("the file of a dashboard of the console is named as people call it", () => {
  const id = "0198f0aa-0000-7000-8000-000000000000";
  const content = { name: "Our doors", description: "", relativeTime: "P1D", refreshSeconds: undefined };
  const [file] = writeContent({ dashboards: [{ id, ...content, variables: [], panels: [] }] });
  expect(file?.path).toBe("dashboards/our_doors.yml");
});
