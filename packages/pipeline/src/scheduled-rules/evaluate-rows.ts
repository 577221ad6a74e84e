import type { RuleEngine } from "@pharos/detection";
import type { Rule } from "@pharos/domain";
import { outageErrors, setAsideErrors } from "../alerts/outage-errors.ts";
import type { DetectionError, MatchesToCommit } from "../works/matches-to-commit.ts";
import type { OnDemandContent } from "./engine-on-demand.ts";

export type Row = Readonly<Record<string, unknown>>;
export type EvaluatedRows = Pick<MatchesToCommit, "detections" | "matches" | "errors">;

const rowsAtOnce = 1_000;

/** The rules that the rows of the query are given to, and those that are set aside. */
export function rulesOf(
  { rules, setAside = [] }: Pick<OnDemandContent, "rules" | "setAside">,
  queryName: string,
): readonly Rule[] {
  return [...rules, ...setAside.map(({ rule }) => rule)].filter(isOf(queryName));
}

function isOf(queryName: string) {
  return ({ scheduledQueries = [] }: Rule) => scheduledQueries.includes(queryName);
}

/** Gives every row to every rule of the query. A rule that cannot run is one error, whatever the number of rows. */
export async function evaluateRows(
  engine: RuleEngine,
  content: Pick<OnDemandContent, "rules" | "setAside">,
  queryName: string,
  rows: readonly Row[],
): Promise<EvaluatedRows> {
  const detections = rulesOf(content, queryName);
  const byId = new Map(detections.map((rule) => [rule.id, rule]));
  const setAside = (content.setAside ?? []).filter(({ rule }) => isOf(queryName)(rule));
  const outages = [...outageErrors(engine.outages(), byId), ...setAsideErrors(setAside)];
  const isOut = new Set(outages.map(({ ruleId }) => ruleId));
  const numbers = content.rules.flatMap(({ id }, number) => (byId.has(id) && !isOut.has(id) ? [number] : []));
  const matches: MatchesToCommit["matches"][number][] = [];
  const errors: DetectionError[] = [...outages];
  for (let first = 0; first < rows.length && numbers.length > 0; first += rowsAtOnce) {
    const some = rows.slice(first, first + rowsAtOnce);
    const found = await engine.evaluate({
      events: some.map((row) => ({ json: Buffer.from(JSON.stringify(row)), rules: numbers })),
    });
    for (const match of found.matches) matches.push({ ...match, event: some[match.event] ?? {} });
    for (const error of found.errors) errors.push({ ...error, event: some[error.event] ?? {} });
  }
  return { detections, matches, errors };
}
