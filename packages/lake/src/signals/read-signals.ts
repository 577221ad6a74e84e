import type { Engine } from "../connection/engine.ts";
import { Parameters } from "../connection/parameters.ts";
import { queryTooSlow, signalsTooMany } from "../errors/errors.ts";
import { withinEngineTime } from "../search/time-bounds.ts";
import { databases, signalsTable } from "../tables/databases.ts";
import { pathValues } from "./path-values.ts";
import type { FoundSignals, SignalGroup, SignalStep, SignalsInput } from "./signals-input.ts";

const answerBytesMaxDefault = 256 * 1024 ** 2;

/**
 * The signals of some rules by the values that they share, in one query. Only values with enough steps come back, so
 * that a million signals of which few belong together cost little.
 * @throws signalsTooMany, queryTooSlow
 */
export async function readSignals(engine: Engine, input: SignalsInput): Promise<FoundSignals> {
  const parameters = new Parameters();
  const sql = `
    SELECT value AS values, groupArray(step) AS steps, groupArray(timeMs) AS timesMs, groupArray(id) AS ids
    FROM (${input.steps.map((step, index) => selectStep(step, index, input.toMs, parameters)).join(" UNION ALL ")})
    GROUP BY value HAVING empty(value) OR ${hasEnough(input, parameters)}`;
  const settings = {
    max_execution_time: input.timeoutMs / 1000,
    max_result_bytes: input.answerBytesMax ?? answerBytesMaxDefault,
  };
  try {
    const rows = await engine.rows<SignalGroup>({ sql, params: parameters.values, settings }, "background");
    const free = rows.find(({ values }) => values.length === 0);
    return {
      groups: free === undefined ? rows : rows.filter((row) => row !== free),
      free: free ?? { steps: [], timesMs: [], ids: [] },
    };
  } catch (error) {
    throw explained(error, input.timeoutMs);
  }
}

function selectStep(
  { ruleId, fromMs, paths }: SignalStep,
  index: number,
  toMs: number,
  parameters: Parameters,
): string {
  const instant = (ms: number) => `fromUnixTimestamp64Milli(${parameters.hole("Int64", withinEngineTime(ms))}, 'UTC')`;
  return `
    SELECT ${index} AS step, toUnixTimestamp64Milli(p_event_time) AS timeMs, p_row_id AS id, ${sharedValues(paths)} AS value
    FROM ${databases.signals}.${signalsTable}
    WHERE p_rule_id = ${parameters.hole("String", ruleId)}
      AND p_event_time >= ${instant(fromMs)} AND p_event_time < ${instant(toMs + 1)}`;
}

/** A row for each choice of one value from each list. */
function sharedValues(paths: SignalStep["paths"]): string {
  if (paths === undefined) return "emptyArrayString()";
  const lists = paths.map(([first = "", ...others]) =>
    others.length === 0 ? pathValues(first) : `arrayIntersect(${[first, ...others].map(pathValues).join(", ")})`,
  );
  return `[${lists.map((list) => `arrayJoin(${list})`).join(", ")}]`;
}

function hasEnough({ steps, presentFromMs, stepsMin }: SignalsInput, parameters: Parameters): string {
  const from = parameters.hole("Int64", presentFromMs);
  const satisfied = steps.flatMap(({ paths, countMin }, index) =>
    paths === undefined || countMin === undefined
      ? []
      : [`(countIf(step = ${index} AND timeMs >= ${from}) >= ${parameters.hole("UInt32", countMin)})`],
  );
  return satisfied.length === 0 ? "true" : `${satisfied.join(" + ")} >= ${parameters.hole("Int32", stepsMin)}`;
}

function explained(error: unknown, timeoutMs: number): unknown {
  const type = error instanceof Error && "type" in error ? String(error.type) : "";
  if (type === "TIMEOUT_EXCEEDED") return queryTooSlow(timeoutMs / 1000);
  if (type === "MEMORY_LIMIT_EXCEEDED" || type === "TOO_MANY_ROWS_OR_BYTES") return signalsTooMany();
  return error;
}
