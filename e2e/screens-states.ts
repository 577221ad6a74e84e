import type { Page, Route } from "@playwright/test";

/** What a screen shows, beside its own: how much there is, and whether a server answers. */
export interface State {
  /** Which installation it is photographed on. */
  readonly data: "demo" | "nothing";
  /** Changes what the page hears, before a screen is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const graphql = "**/internal/graphql";
const live = "**/internal/live*";
/** Without it there is no frame to show the rest in. */
const frameOperation = "ShellConfig";
/** So many rows of a list: as in the busiest month of a large installation. */
const rowsOf: Readonly<Record<string, number>> = { alerts: 5_000, sources: 300, detections: 1_500, schemas: 400 };
const rowsOfOthers = 200;
/** What the cache knows nodes by. */
const keys = new Set(["id", "integrationId", "name"]);
/** Fields that people name things by. */
const namedBy = /^(title|displayName|integrationLabel|givenName|familyName|description|email)$/;
const longName = "of the subsidiary in Llanfairpwllgwyngyll with a name that nobody has shortened yet";

const operationOf = (route: Route): string => {
  const body = route.request().postDataJSON() as { operationName?: string } | null;
  return body?.operationName ?? "";
};

export const states: Readonly<Record<string, State>> = {
  demo: { data: "demo" },
  empty: { data: "nothing" },
  many: {
    data: "demo",
    prepare: (page) =>
      page.route(graphql, async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = (await response.json()) as { data?: Record<string, unknown> };
        await route.fulfill({ response, json: { ...rest, data: data && crowdedAnswer(data) } });
      }),
  },
  gone: {
    data: "demo",
    prepare: async (page) => {
      await page.route(live, (route) => route.abort("connectionrefused"));
      await page.route(graphql, (route) =>
        operationOf(route) === frameOperation ? route.continue() : route.abort("connectionrefused"),
      );
    },
  },
  ended: {
    data: "demo",
    prepare: async (page) => {
      await page.route(graphql, (route) =>
        operationOf(route) === frameOperation ? route.continue() : route.fulfill({ status: 401, json: {} }),
      );
    },
  },
};

/** The answer with as many rows in each of its lists as there are at most, and with names that are too long. */
const crowdedAnswer = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, crowdedList(value, rowsOf[name])]));

function crowdedList(value: unknown, count = rowsOfOthers): unknown {
  if (Array.isArray(value)) return isRow(value[0]) ? repeated(value, count, copyOf) : value;
  if (typeof value !== "object" || value === null || !("edges" in value) || !Array.isArray(value.edges)) return value;
  const edges = repeated(value.edges as Edge[], count, ({ node, ...edge }, index) => {
    return { ...edge, node: copyOf(node, index) };
  });
  const pageInfo = { ...("pageInfo" in value ? (value.pageInfo as object) : {}), hasNextPage: false };
  return { ...value, edges, pageInfo, ...("totalCount" in value ? { totalCount: edges.length } : {}) };
}

type Row = Readonly<Record<string, unknown>>;
interface Edge {
  readonly node: Row;
}
const isRow = (value: unknown) => typeof value === "object" && value !== null && "id" in value;

function repeated<T>(rows: readonly T[], count: number, copy: (row: T, index: number) => T): readonly T[] {
  if (rows.length === 0) return rows;
  return Array.from({ length: count }, (_, index) => copy(rows[index % rows.length] as T, index));
}

/** Under keys of its own, or the cache would take it for the same; the first one stays, and can be opened. */
function copyOf(row: Row, index: number): Row {
  const members = Object.entries(row).map(([name, value]) => {
    if (keys.has(name) && index > 0) return [name, `${value}-${index}`];
    return [name, typeof value === "string" && namedBy.test(name) ? `${value} ${index} ${longName}` : value];
  });
  return Object.fromEntries(members);
}
