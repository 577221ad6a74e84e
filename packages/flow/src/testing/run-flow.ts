import { Session } from "chdb";
import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import { type CompileOptions, compileFlow } from "../compile-flow.ts";
import type { FlowDiagnostic } from "../diagnostics/flow-diagnostic.ts";
import { flowSettings } from "../flow-settings.ts";
import { loadFlowParser } from "../node.ts";

export interface FlowAnswer {
  /** Of errors and warnings. */
  readonly codes: readonly string[];
  readonly hints: readonly string[];
  readonly diagnostics: readonly FlowDiagnostic[];
  readonly sql: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

const parser = await loadFlowParser();
let session: Session | undefined;

/** The instant that `time.now()` is in tests. */
export const testNow = new Date("2024-06-01T12:00:00Z");

/** Compiles a query and runs it on a real engine in memory: its diagnostics' codes, its columns and its rows. */
export function runFlow(
  flow: string,
  catalogue: FlowCatalogue = { tables: [] },
  options: Omit<CompileOptions, "catalogue" | "now"> = {},
): FlowAnswer {
  const { sql, diagnostics, columns } = compileFlow(parser.parse(flow), { ...options, catalogue, now: testNow });
  const names = columns.map(({ name }) => name);
  const codesOf = (isHint: boolean) =>
    diagnostics.filter(({ severity }) => (severity === "hint") === isHint).map(({ code }) => code);
  return {
    codes: codesOf(false),
    hints: codesOf(true),
    diagnostics,
    sql,
    columns: names,
    rows: sql === undefined ? [] : rowsOf(sql),
  };
}

/** Runs a statement of ClickHouse, for tables that a test needs. */
export function runSql(sql: string): string {
  session ??= openSession();
  return session.query(sql, "JSONCompactEachRow");
}

function rowsOf(sql: string): unknown[][] {
  const lines = runSql(sql).split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line));
}

function openSession(): Session {
  const opened = new Session();
  const settings = {
    ...flowSettings,
    date_time_output_format: "'iso'",
    // As the lake's own sessions: statements may be long.
    max_query_size: 16_777_216,
    max_ast_elements: 1_000_000,
    max_expanded_ast_elements: 2_000_000,
    // Tables of tests are small.
    max_threads: 1,
  };
  for (const [name, value] of Object.entries(settings)) opened.query(`SET ${name} = ${value}`);
  return opened;
}
