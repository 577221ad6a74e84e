import fc from "fast-check";
import { expect, it } from "vitest";
import type { FlowCatalogue } from "../catalogue/flow-catalogue.ts";
import { runFlow, runSql } from "../testing/run-flow.ts";

interface Row {
  readonly i: number;
  readonly j: number;
  readonly x: number;
  readonly y: number | null;
  /** Milliseconds since 1970. */
  readonly t: number;
  readonly u: number;
  readonly count: number;
}

const day = 86_400_000;
const hour = 3_600_000;

const row: fc.Arbitrary<Row> = fc.record({
  i: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  j: fc.integer({ min: -5, max: 5 }),
  x: fc.integer({ min: -4_000, max: 4_000 }).map((eighths) => eighths / 8),
  y: fc.option(
    fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4),
    { freq: 5 },
  ),
  t: fc.integer({ min: Date.UTC(1905, 0), max: Date.UTC(2200, 0) }),
  u: fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2050, 0) }),
  count: fc.integer({ min: -500, max: 500 }),
});

type Value = number | string | boolean | null;

/** What each expression over a row means in JavaScript; times as ISO text. */
const oracles: Readonly<Record<string, (row: Row) => Value>> = {
  "i + j": ({ i, j }) => i + j,
  "i - x": ({ i, x }) => i - x,
  "i * j": ({ i, j }) => i * j,
  "i / j": ({ i, j }) => (j === 0 ? null : i / j),
  "i % j": ({ i, j }) => (j === 0 ? null : (i % j) + 0),
  "x % y": ({ x, y }) => (y === null || y === 0 ? null : (x % y) + 0),
  "x * y + i": ({ i, x, y }) => (y === null ? null : x * y + i),
  "-i": ({ i }) => 0 - i,
  "x < y": ({ x, y }) => (y === null ? null : x < y),
  "i >= x": ({ i, x }) => i >= x,
  "y == null": ({ y }) => y === null,
  "j != y": ({ j, y }) => (y === null ? null : j !== y),
  "x between j .. i": ({ i, j, x }) => x >= j && x <= i,
  "j in (1, 2, 3)": ({ j }) => [1, 2, 3].includes(j),
  "not (y > 0) or i > 0": ({ i, y }) => (i > 0 ? true : y === null ? null : !(y > 0)),
  "iff(y > 0, x, i)": ({ i, x, y }) => (y !== null && y > 0 ? x : i),
  "coalesce(y, x)": ({ x, y }) => y ?? x,
  "math.floor(x)": ({ x }) => Math.floor(x) + 0,
  "math.ceil(x)": ({ x }) => Math.ceil(x) + 0,
  "math.abs(x)": ({ x }) => Math.abs(x),
  "math.round(x)": ({ x }) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5) + 0,
  "math.round(x, 1)": ({ x }) => (Math.sign(x) * Math.floor(Math.abs(x) * 10 + 0.5)) / 10 + 0,
  "math.max(x, y, j)": ({ x, y, j }) => Math.max(x, y ?? j, j),
  "bin(i, 7)": ({ i }) => Math.floor(i / 7) * 7,
  "bin(x, 2.5)": ({ x }) => Math.floor(x / 2.5) * 2.5 + 0,
  "t < u": ({ t, u }) => t < u,
  "t + 90m": ({ t }) => iso(t + 1.5 * hour),
  "t - j * 1d": ({ t, j }) => iso(t - j * day),
  "(u - t) / 1d": ({ t, u }) => (u - t) / day,
  "bin(t, 6h)": ({ t }) => iso(Math.floor(t / (6 * hour)) * 6 * hour),
  "time.add(t, count, 'hour')": ({ t, count }) => iso(t + count * hour),
  "time.add(t, j, 'month')": ({ t, j }) => iso(addMonths(t, j)),
  "time.add(t, j, 'year')": ({ t, j }) => iso(addMonths(t, 12 * j)),
  "time.diff('day', t, u)": ({ t, u }) => Math.floor(u / day) - Math.floor(t / day),
  "time.diff('month', t, u)": ({ t, u }) => monthOf(u) - monthOf(t),
  "time.trunc('week', t)": ({ t }) => iso(Math.floor((t + 3 * day) / (7 * day)) * 7 * day - 3 * day),
  "time.trunc('month', t)": ({ t }) => iso(ofMonth(monthOf(t))),
  "time.trunc('quarter', t)": ({ t }) => iso(ofMonth(Math.floor(monthOf(t) / 3) * 3)),
  "time.slice(t, 5, 'month')": ({ t }) => iso(ofMonth(Math.floor(monthOf(t) / 5) * 5)),
  "time.slice(t, 13, 'minute')": ({ t }) => iso(Math.floor(t / 780_000) * 780_000),
  "time.start_of_week(t)": ({ t }) => iso(Math.floor((t + 4 * day) / (7 * day)) * 7 * day - 4 * day),
  "time.start_of_year(t, j)": ({ t, j }) => iso(Date.UTC(new Date(t).getUTCFullYear() + j, 0)),
  "time.end_of_month(t) + 1ms / 1000000": ({ t }) => iso(ofMonth(monthOf(t) + 1)),
  "time.part('hour', t)": ({ t }) => new Date(t).getUTCHours(),
  "time.part('millisecond', t)": ({ t }) => new Date(t).getUTCMilliseconds(),
  "time.day_of_week(t)": ({ t }) => new Date(t).getUTCDay(),
  "time.to_unix(t, 'millisecond')": ({ t }) => t,
  "time.from_unix(time.to_unix(t, 'millisecond'), 'millisecond') == t": () => true,
  "timestamp(string(t)) == t": () => true,
  "time.make(time.year(t), time.month_of_year(t), time.day_of_month(t))": ({ t }) => iso(Math.floor(t / day) * day),
  "time.format(t, 'yyyy-MM-dd HH:mm:ss.fff')": ({ t }) => new Date(t).toISOString().slice(0, 23).replace("T", " "),
  "timespan(string(u - t)) == u - t": () => true,
};

function iso(ms: number): string {
  return new Date(ms).toISOString().replace("Z", "000000Z");
}

/** Months since 1970. */
function monthOf(ms: number): number {
  const date = new Date(ms);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

function ofMonth(month: number): number {
  return Date.UTC(1970, month);
}

function addMonths(ms: number, months: number): number {
  const month = monthOf(ms) + months;
  const last = (ofMonth(month + 1) - ofMonth(month)) / day;
  const ofDay = ms - Math.floor(ms / day) * day;
  return ofMonth(month) + (Math.min(new Date(ms).getUTCDate(), last) - 1) * day + ofDay;
}

const expressions = Object.entries(oracles);

const columns: Readonly<Record<string, string>> = {
  at: "Int32",
  i: "Int32",
  j: "Nullable(Int64)",
  x: "Float64",
  y: "Nullable(Float64)",
  t: "DateTime64(9, 'UTC')",
  u: "Nullable(DateTime64(9, 'UTC'))",
  count: "Nullable(Int32)",
};

const catalogue: FlowCatalogue = {
  tables: [
    {
      database: "pharos_logs",
      name: "computing",
      columns: Object.entries(columns).map(([name, engineType]) => ({ name, engineType })),
    },
  ],
};

function store(rows: readonly Row[]): void {
  const definitions = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  runSql("CREATE DATABASE IF NOT EXISTS pharos_logs");
  runSql(`CREATE OR REPLACE TABLE pharos_logs.computing (${definitions.join(", ")}) ENGINE = Memory`);
  const time = (ms: number) => new Date(ms).toISOString().slice(0, 23).replace("T", " ");
  const lines = rows.map((values, at) => JSON.stringify({ ...values, at, t: time(values.t), u: time(values.u) }));
  runSql(`INSERT INTO pharos_logs.computing FORMAT JSONEachRow ${lines.join("\n")}`);
}

function isSame(found: unknown, wanted: Value): boolean {
  if (typeof found !== "number" || typeof wanted !== "number") return found === wanted;
  return Math.abs(found - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted));
}

it("computes with random rows what JavaScript does", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1_000, maxLength: 1_000 }), (rows) => {
      const computed = expressions.map(([expression], index) => `c${index} = ${expression}`).join(", ");
      store(rows);
      const answer = runFlow(`computing | sort at asc | project ${computed}`, catalogue);
      expect(answer.codes).toEqual([]);
      const wrong = rows.flatMap((values, at) =>
        expressions.flatMap(([expression, oracle], index) => {
          const found = answer.rows[at]?.[index];
          const wanted = oracle(values);
          return isSame(found, wanted) ? [] : [{ expression, found, wanted, values }];
        }),
      );
      expect(wrong.slice(0, 3)).toEqual([]);
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

it("knows what is written out before the engine does, and finds the same", () => {
  const foldable = expressions.filter(([expression]) =>
    /^(bin\((?!x)|time\.(add|trunc|slice|start|end)|t |-)/.test(expression),
  );
  fc.assert(
    fc.property(row, (values) => {
      const { i, j, x, t, count } = values;
      const constants: Record<string, string> = {
        i: `(${i})`,
        j: `(${j})`,
        x: `(${x})`,
        t: `datetime(${new Date(t).toISOString()})`,
        u: `datetime(${new Date(values.u).toISOString()})`,
        count: `(${count})`,
      };
      const constant = foldable.map(([expression], index) => {
        return `c${index} = ${expression.replaceAll(/(?<!['\w.])(?:i|j|x|t|u|count)(?!['\w(])/g, (name) => constants[name] ?? name)}`;
      });
      const answer = runFlow(`print ${constant.join(", ")}`);
      expect(answer.codes).toEqual([]);
      expect(answer.sql).not.toMatch(/Modulo|addMonths|Int128/);
      foldable.forEach(([expression, oracle], index) => {
        expect(answer.rows[0]?.[index], `${expression} of ${JSON.stringify(values)}`).toEqual(oracle(values));
      });
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
