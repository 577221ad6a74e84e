import { columnsOf } from "../../plan/columns-of.ts";
import type { Expression, NamedExpression, Relation, SortKey } from "../../plan/plan.ts";
import { uniqueName } from "../../plan/unique-name.ts";
import { intType, isAssignable, timestampType } from "../../types/flow-type.ts";
import { findColumn } from "../bind-name.ts";
import { emptyScope } from "../scope.ts";
import { itself } from "./columns.ts";
import { bindAssignments, projected } from "./parts/assignments.ts";
import type { OperatorDefinition } from "./parts/operator-definition.ts";
import { clauseOf } from "./parts/operator-parts.ts";
import { ownCall } from "./parts/own-call.ts";
import { parametersOf } from "./parts/parameters.ts";

/** A pause that ends a session, in nanoseconds, unless the query says otherwise. */
const usualPause = 1_800_000_000_000n;

const rows =
  "datatable (p_event_time: datetime, u: string) ['2024-01-01 10:00', 'a', '2024-01-01 10:20', 'a', '2024-01-01 12:00', 'a', '2024-01-01 10:00', 'b']";

export const sessionizeOperator: OperatorDefinition = {
  name: "sessionize",
  syntax: "sessionize [maxspan = 30m] [by key, …]",
  summary:
    "Adds the column session: the number, from 1, of the session that a row belongs to, for each key. A session ends where nothing happens for longer than maxspan, by p_event_time.",
  bind: (binder, node, input) => {
    const span = parametersOf(binder, node, ["maxspan"]).get("maxspan");
    const pause = span === undefined ? undefined : binder.expression(span, emptyScope);
    if (span !== undefined && pause !== undefined && !(pause.kind === "literal" && pause.type.kind === "timespan")) {
      binder.report("wrong_parameter", span, "maxspan", "a time span");
    }
    const nanoseconds = pause?.kind === "literal" && typeof pause.value === "bigint" ? pause.value : usualPause;
    const keys = bindAssignments(binder, clauseOf(node, "by") ?? [], { relation: input }).map(
      ({ expression }) => expression,
    );
    const time = findColumn(input, "p_event_time");
    if (time === undefined || !isAssignable(time.type, timestampType)) {
      binder.report("time_column_needed", node, node.operator);
      return input;
    }
    return withSessions(input, { kind: "column", ...time }, keys, nanoseconds);
  },
  examples: [
    {
      flow: `${rows} | sessionize maxspan=30m by u | project u, session | sort u asc, session asc`,
      gives: [
        ["a", 1],
        ["a", 1],
        ["a", 2],
        ["b", 1],
      ],
    },
  ],
  refuses: [
    { flow: "print a = 1 | sessionize by a", code: "time_column_needed" },
    { flow: `${rows} | sessionize maxspan=5 by u`, code: "wrong_parameter" },
    { flow: `${rows} | sessionize by v`, code: "unknown_column" },
  ],
};

function withSessions(input: Relation, time: Expression, partition: readonly Expression[], pause: bigint): Relation {
  const names = new Set(input.columns.map(({ name }) => name));
  const order: SortKey[] = [{ expression: time, isDescending: false, nulls: "first" }];
  const begins = {
    name: uniqueName("session'", names),
    expression: ownCall([time], {
      type: intType,
      takes: timestampType,
      use: "window",
      // Before the first row there is none.
      sql: ([at]) => {
        const ns = `toUnixTimestamp64Nano(${at?.sql})`;
        const pauses = `${ns} - lagInFrame(${ns}) OVER w > ${pause}`;
        return `toInt64(row_number() OVER w = 1 OR ifNull(${pauses}, false))`;
      },
    }),
  };
  const marked = windowed(input, partition, order, begins);
  const session = {
    name: uniqueName("session", names),
    expression: ownCall([{ kind: "column", name: begins.name, type: intType }], {
      type: intType,
      use: "window",
      sql: ([flag]) => `toInt64(sum(${flag?.sql}) OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW))`,
    }),
  };
  const numbered = windowed(marked, partition, order, session);
  return projected(numbered, [...input.columns, ...columnsOf([session])].map(itself), input.isOpen);
}

function windowed(
  input: Relation,
  partition: readonly Expression[],
  order: readonly SortKey[],
  value: NamedExpression,
): Relation {
  const columns = [...input.columns, ...columnsOf([value])];
  return { kind: "window", input, partition, order, values: [value], columns, isOpen: input.isOpen };
}
