import { describe, expect, it } from "vitest";
import { runFlow } from "../../../testing/run-flow.ts";

const left =
  "datatable [{'l': 'a', 'x': 1, 'y': 5}, {'l': 'b', 'x': 1, 'y': 9}, {'l': 'c', 'x': 2, 'y': 5}, {'l': 'd', 'x': null, 'y': 5}]";
const right = "datatable [{'r': 'p', 'x': 1, 'z': 7}, {'r': 'q', 'x': 3, 'z': 7}, {'r': 's', 'x': null, 'z': 7}]";
const conditions = {
  "on x": (a: Row, b: Row) => a.x !== null && a.x === b.x,
  "on $left.x == $right.x and $left.y < $right.z": (a: Row, b: Row) => a.x !== null && a.x === b.x && a.y < b.z,
  "on $left.y < $right.z": (a: Row, b: Row) => a.y < b.z,
  "on $left.x != $right.x": (a: Row, b: Row) => a.x !== null && b.x !== null && a.x !== b.x,
};

interface Row {
  readonly name: string;
  readonly x: number | null;
  readonly y: number;
  readonly z: number;
}

const lefts: Row[] = [
  { name: "a", x: 1, y: 5, z: 0 },
  { name: "b", x: 1, y: 9, z: 0 },
  { name: "c", x: 2, y: 5, z: 0 },
  { name: "d", x: null, y: 5, z: 0 },
];
const rights: Row[] = [
  { name: "p", x: 1, y: 0, z: 7 },
  { name: "q", x: 3, y: 0, z: 7 },
  { name: "s", x: null, y: 0, z: 7 },
];

/** The pairs that each kind gives, by comparing every row with every other. */
function expected(kind: string, meets: (a: Row, b: Row) => boolean): [string | null, string | null][] {
  const pairs = lefts.flatMap((a) => rights.filter((b) => meets(a, b)).map((b): [string, string] => [a.name, b.name]));
  const aloneLeft = lefts.filter((a) => !rights.some((b) => meets(a, b))).map((a): [string, null] => [a.name, null]);
  const aloneRight = rights.filter((b) => !lefts.some((a) => meets(a, b))).map((b): [null, string] => [null, b.name]);
  const keepsLeft = kind === "leftouter" || kind === "fullouter";
  const keepsRight = kind === "rightouter" || kind === "fullouter";
  return [...pairs, ...(keepsLeft ? aloneLeft : []), ...(keepsRight ? aloneRight : [])];
}

const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

describe.each(Object.entries(conditions))("join %s", (on, meets) => {
  it.each(["inner", "leftouter", "rightouter", "fullouter"])("kind=%s gives the pairs of rows that meet it", (kind) => {
    const object = runFlow(`${left} | join kind=${kind} d=(${right}) ${on} | project l, d.r`);
    expect(sorted(object.rows)).toEqual(sorted(expected(kind, meets)));
    const flat = runFlow(`${left} | join kind=${kind} (${right}) ${on} | project l, r`);
    expect(sorted(flat.rows)).toEqual(sorted(expected(kind, meets)));
  });

  it("kind=leftsemi and leftanti part the rows of the left side", () => {
    const [semi, anti] = ["leftsemi", "leftanti"].map(
      (kind) => runFlow(`${left} | join kind=${kind} (${right}) ${on} | project l`).rows,
    );
    const met = lefts.filter((a) => rights.some((b) => meets(a, b))).map(({ name }) => [name]);
    expect(sorted(semi ?? [])).toEqual(sorted(met));
    expect(sorted([...(semi ?? []), ...(anti ?? [])])).toEqual(sorted(lefts.map(({ name }) => [name])));
  });

  it("kind=rightsemi and rightanti part the rows of the right side", () => {
    const [semi, anti] = ["rightsemi", "rightanti"].map(
      (kind) => runFlow(`${left} | join kind=${kind} d=(${right}) ${on} | project d.r`).rows,
    );
    const met = rights.filter((b) => lefts.some((a) => meets(a, b))).map(({ name }) => [name]);
    expect(sorted(semi ?? [])).toEqual(sorted(met));
    expect(sorted([...(semi ?? []), ...(anti ?? [])])).toEqual(sorted(rights.map(({ name }) => [name])));
  });
});

it("is null as a whole where an outer join has no partner", () => {
  const flow = `${left} | join kind=leftouter d=(${right}) on x | where d == null | project l | sort l asc`;
  expect(runFlow(flow).rows).toEqual([["c"], ["d"]]);
});

it("numbers the columns of the right side that the left side has as well", () => {
  expect(runFlow(`${left} | join kind=inner (${right}) on x | project x, x1, r | limit 1`).rows).toEqual([[1, 1, "p"]]);
});

it("takes one left row for each key of an innerunique join", () => {
  expect(runFlow(`${left} | join kind=innerunique (${right}) on x | count`).rows).toEqual([[1]]);
});

it("compares keys of different types as the more special one", () => {
  const flow = "print a = '7', t = '2024-01-01' | join kind=inner (print b = 7.0) on $left.a == $right.b | project b";
  expect(runFlow(flow).rows).toEqual([[7]]);
  expect(
    runFlow(
      "print t = '2024-01-01' | join kind=inner (print u = datetime(2024-01-01), v = 1) on $left.t == $right.u | project v",
    ).rows,
  ).toEqual([[1]]);
});
