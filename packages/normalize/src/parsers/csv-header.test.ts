import { describe, expect, test } from "vitest";
import { eventsOf, normalizeText } from "../testing/a-chunk.ts";

const door = `
schema: Custom.Door
parser: { csv: { hasHeader: true, skipPrefix: "#" } }
fields:
  - { name: door, type: string, required: true }
  - { name: floor, type: int }
  - { name: keeper, type: string, rename: { from: guard } }
`;
const named = `
schema: Custom.Named
parser: { csv: { hasHeader: true, delimiter: ",", columns: [door, floor] } }
fields:
  - { name: door, type: string, required: true }
  - { name: floor, type: int }
`;
const optional = door.replace(", required: true", "");
const noDoor = 'the header has no column "door", which the schema requires';

describe("the header of a file", () => {
  test.each<[name: string, schema: string, file: string, stored: unknown[]]>([
    ["names the columns in any order", door, "floor,door\n1,vault\n", [{ door: "vault", floor: 1 }]],
    ["may name columns that no field reads", door, "door,colour\nvault,red\n", [{ door: "vault" }]],
    [
      "may name the key from which a field is renamed",
      door,
      "door,guard\nvault,ann\n",
      [{ door: "vault", keeper: "ann" }],
    ],
    ["comes after comments", door, "# exported\n\ndoor,floor\nvault,1\n", [{ door: "vault", floor: 1 }]],
    ["is passed over where the schema names the columns", named, "Tür,Etage\nvault,1\n", [{ door: "vault", floor: 1 }]],
    ["is passed over again", door, "door\nvault\ndoor\nlobby\n", [{ door: "vault" }, { door: "lobby" }]],
  ])("%s", (_, schema, file, stored) => {
    expect(eventsOf(schema, file)).toEqual(stored);
  });

  test.each<[name: string, schema: string, file: string, reason: string]>([
    ["lacks a required column", door, "floor,colour\n1,red\n", `Custom.Door: ${noDoor}`],
    ["is missing", door, "vault,1\nlobby,2\n", `Custom.Door: ${noDoor}`],
    ["names a column twice", door, "door,door\nvault,lobby\n", 'Custom.Door: the header names the column "door" twice'],
    ["has no column of the schema", optional, "a,b\n1,2\n", "Custom.Door: the header has no column of the schema"],
    [
      "has another width than the columns of the schema",
      named,
      "door,floor,colour\nvault,1,red\n",
      "Custom.Named: the header has 3 cells instead of 2",
    ],
  ])("that %s fails with all lines after it", (_, schema, file, reason) => {
    const { received, tables, failures } = normalizeText([schema], file);
    expect(tables).toEqual([]);
    expect(received).toBe(2);
    expect(failures.map((failure) => [failure.raw, failure.reason])).toEqual(
      file
        .trimEnd()
        .split("\n")
        .map((line) => [line, reason]),
    );
  });

  test("is that of each file, and of the log type that it fits", () => {
    const window = door.replace("Door", "Window").replaceAll("door", "window");
    const { tables, failures } = normalizeText([door, window], "window,floor\nnorth,2\n");
    expect(failures).toEqual([]);
    expect(tables.map(({ logType, rows }) => [logType, rows])).toEqual([["Custom.Window", 1]]);
  });

  test("is told, without comments, for the parts of a file that is cut", () => {
    expect(normalizeText([door], "# a\ndoor,floor\n# b\nvault,1\ndoor,floor\n").headers).toEqual(["door,floor"]);
    expect(normalizeText([named], "Tür,Etage\nvault,1\n").headers).toEqual(["Tür,Etage"]);
    expect(normalizeText([door], "vault,1\n").headers).toEqual([]);
  });

  test("is kept with each failure, and makes them rows once the schema takes them", () => {
    const { failures } = normalizeText([door], "# export\nfloor,door\nfirst,vault\n2,lobby,hall\n");
    expect(failures.map(({ raw, header }) => [raw, header])).toEqual([
      ["first,vault", "floor,door"],
      ["2,lobby,hall", "floor,door"],
    ]);
    const records = failures.map(({ raw }) => raw);
    const again = normalizeText([door.replace("type: int", "type: string")], "", { records, header: "floor,door" });
    expect(again.tables[0]?.events).toMatchObject([{ door: "vault", floor: "first" }]);
    expect(again.failures.map(({ reason }) => reason)).toEqual(["Custom.Door: the line has 3 cells instead of 2"]);
  });

  test("that no schema takes is kept too", () => {
    const { failures } = normalizeText([door], "floor,colour\n1,red\n");
    expect(failures.map(({ header }) => header)).toEqual(["floor,colour", "floor,colour"]);
  });

  test("is none of records in JSON, nor of lines without one", () => {
    const json = "schema: Custom.Json\nfields: [{ name: a, type: int }]";
    expect(normalizeText([json, door], '{"a":"x"}').failures.map(({ header }) => header)).toEqual([undefined]);
    const plain =
      "schema: Custom.Plain\nparser: { csv: { delimiter: ',', columns: [a, b] } }\nfields: [{ name: a, type: int }]";
    expect(normalizeText([plain], "x,y\n").failures.map(({ header }) => header)).toEqual([undefined]);
  });

  test("is missed by a record that comes without its file", () => {
    const { failures } = normalizeText([door], "", { records: ["vault,1"] });
    expect(failures.map(({ reason }) => reason)).toEqual(["Custom.Door: it has no header that names its columns"]);
  });
});

test("a line with another number of cells says so", () => {
  const { failures } = normalizeText([door], "door,floor\nvault\nlobby,1\n");
  expect(failures).toMatchObject([
    { index: 0, raw: "vault", reason: "Custom.Door: the line has 1 cells instead of 2" },
  ]);
});
