import { type IdentifiedDashboard, namesVariable, type QueryVariables, variablesOf } from "@pharos/domain";
import type { LoadedContent } from "../repository/loaded-content.ts";
import type { ContentProblem, Place } from "../yaml/content-problem.ts";
import { placeInQuery, placeKey, type QueryName } from "./places-of-queries.ts";

/** A query as a dashboard runs it when it is opened. */
export interface DashboardQuery {
  readonly text: string;
  readonly language: "pharosflow" | "sql";
  readonly variables: QueryVariables;
  readonly relativeTime: string;
}

/** Why a query can't be run, each problem on a line that may begin with `Line 2, column 7: `; undefined where it can. */
export type FindQueryProblem = (query: DashboardQuery) => Promise<string | undefined>;

/** Queries of dashboards that can't be run, and variables that no panel names. */
export async function checkDashboardQueries(
  dashboards: readonly IdentifiedDashboard[],
  sources: LoadedContent["sources"],
  find: FindQueryProblem,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const dashboard of dashboards) {
    const { file = dashboard.id, places = new Map<string, Place>() } = sources.get(dashboard.id) ?? {};
    const report = (message: string, place: Place | undefined) =>
      problems.push({ file, item: file, line: 1, column: 1, ...place, message });
    for (const { name, query } of queriesOf(dashboard)) {
      const found = await find(query);
      for (const told of found?.split(/\n(?=Line \d+, column \d+: )/) ?? []) {
        const { message, place } = readPlace(told);
        const exact = place && placeInQuery(places, name, place);
        report(exact ? message : told, exact ?? places.get(placeKey(name)));
      }
    }
    for (const [index, { name }] of dashboard.variables.entries()) {
      if (isNamed(name, dashboard)) continue;
      const message = `no panel names the variable ${name}: write $${name} in PharosFlow or {${name}:String} in SQL, or remove it`;
      report(message, places.get(placeKey({ list: "Variables", index })));
    }
  }
  return problems;
}

function queriesOf({ panels, variables, relativeTime }: IdentifiedDashboard) {
  const found: { readonly name: QueryName; readonly query: DashboardQuery }[] = [];
  for (const [index, panel] of panels.entries()) {
    if (panel.kind !== "QUERY") continue;
    const { text, language } = panel;
    const query = { text, language, relativeTime, variables: variablesOf(panel, variables, {}) };
    found.push({ name: { list: "Panels", index }, query });
  }
  for (const [index, variable] of variables.entries()) {
    if (variable.kind !== "QUERY") continue;
    const { text, language } = variable;
    found.push({ name: { list: "Variables", index }, query: { text, language, relativeTime, variables: {} } });
  }
  return found;
}

function isNamed(name: string, { panels }: IdentifiedDashboard): boolean {
  return panels.some((panel) => panel.kind === "QUERY" && namesVariable(panel.text, panel.language, name));
}

/** PharosFlow says the place first, the engine behind the reason. */
function readPlace(told: string): { readonly message: string; readonly place?: Place } {
  const [text, line, column] =
    /^Line (\d+), column (\d+): | at line (\d+), column (\d+)/.exec(told)?.filter(isSaid) ?? [];
  if (text === undefined) return { message: told };
  return { message: told.replace(text, ""), place: { line: Number(line), column: Number(column) } };
}

const isSaid = (part: string | undefined) => part !== undefined;
