import { PharosError, type QueryParams } from "@pharos/domain";
import { type Ask, type AttackedLake, type GateFinding, runGateAttempts, visibleLogType } from "@pharos/lake/attacks";
import type { Store } from "@pharos/store";
import { openTestLake } from "@pharos/testkit";
import { openQueryCompiler } from "../data-lake-queries/open-query-compiler.ts";
import type { QueryCompiler } from "../data-lake-queries/query-compiler.ts";
import type { FlowAttack } from "./flow-attack.ts";

/** What a query did that it must not, beside what a query in SQL must not either. */
export type FlowFinding =
  | GateFinding
  | { readonly sql: string; readonly kind: "engine confused" | "other rows"; readonly details: string };

export interface FlowRun {
  readonly store: Store;
  readonly attacks: readonly FlowAttack[];
  readonly logTypeAccess?: readonly string[] | undefined;
  readonly measuresOthers?: boolean;
  /** The engine may end a statement for its time and memory, and for its depth. */
  readonly mayBeStopped?: boolean;
}

/**
 * Compiles each text for a reader of one log type and runs its statement. The compiler may refuse a text, but what it
 * lets through runs: a statement that the engine cannot read, or fails on, has something of the text in the wrong place.
 */
export async function attackWithFlow(run: FlowRun): Promise<FlowFinding[]> {
  const found: FlowFinding[] = [];
  const byText = new Map(run.attacks.map((attack) => [attack.text, attack]));
  const compilers = new WeakMap<object, QueryCompiler>();
  const ask: Ask = async (lake, text, options) => {
    const compile = compilers.get(lake) ?? openQueryCompiler(lake, run.store);
    compilers.set(lake, compile);
    const attack = byText.get(text);
    const { sql, compiledSettings, eventTimes, warnings } = await compile({
      text: attack?.params === undefined ? text : "",
      language: attack?.params === undefined ? "pharosflow" : "simplesearch",
      params: attack?.params ?? {},
      logTypeAccess: options.logTypeAccess,
      referenceTime: new Date("2026-03-01T12:00:00Z"),
    });
    try {
      const { rows, columns } = await lake.query(sql, {
        ...options,
        compiledSettings,
        ...(eventTimes && { eventTimes }),
      });
      const isRight = attack?.answers === undefined || JSON.stringify(rows) === JSON.stringify(attack.answers);
      if (!isRight) found.push({ sql: text, kind: "other rows", details: JSON.stringify(rows).slice(0, 300) });
      return { rows, columns, warnings };
    } catch (error) {
      const message = String(error);
      if (!run.mayBeStopped && !isTooSlow(error))
        found.push({ sql: text, kind: "engine confused", details: message.slice(0, 300) });
      throw error;
    }
  };
  const ofGate = await runGateAttempts({
    openLake: openLakeWithLookup,
    ask,
    attempts: [...byText.keys()],
    logTypeAccess: "logTypeAccess" in run ? run.logTypeAccess : [visibleLogType],
    measuresOthers: run.measuresOthers ?? false,
    // The compiler has so long for a text before the engine sees a statement.
    prepareMsMax: 10_000,
  });
  return [...ofGate, ...found];
}

function isTooSlow(error: unknown): boolean {
  return error instanceof PharosError && error.code === "lake.query_too_slow";
}

async function openLakeWithLookup(options: Parameters<typeof openTestLake>[0]): Promise<AttackedLake> {
  const test = await openTestLake(options);
  const fields = ["who", "team"].map((name) => ({ name, type: "string" }) as const);
  await test.lake.ensureTables([]);
  await test.lake.replaceLookup({ table: "owners", version: "1", fields, rows: [{ who: "1", team: "red" }] });
  return test;
}

/** A form as an attack: its conditions are compiled in place of a text. */
export function formAttack(params: QueryParams): FlowAttack {
  return { text: JSON.stringify(params), params };
}
