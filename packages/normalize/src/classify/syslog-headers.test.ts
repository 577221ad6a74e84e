import { expect, test } from "vitest";
import { normalizeText } from "../testing/a-chunk.ts";

const door = "schema: Custom.Door\nfields:\n  - { name: door, type: string, required: true }";
const access = `
schema: Custom.Access
parser: { regex: { match: ['^(?P<who>\\w+) opened (?P<door>\\w+)$'] } }
fields:
  - { name: who, type: string, required: true }
  - { name: door, type: string, required: true }
`;
const any = `
schema: Syslog.RFC3164
parser: { regex: { match: ['^<(?P<priority>\\d+)>(?P<message>.*)$'] } }
fields:
  - { name: priority, type: int, required: true }
  - { name: message, type: string }
`;
const header = "<38>Feb  3 08:15:42 gate doors[7]: ";
const streamOptions = { hasSyslogHeaders: true };
const logTypesOf = (lines: readonly string[], schemas = [any, door, access]) => {
  const { tables, failures } = normalizeText(schemas, lines.join("\n"), { streamType: "Lines", streamOptions });
  return Object.fromEntries([
    ...tables.map(({ logType, rows }) => [logType, rows] as const),
    ...failures.map(({ reason }) => [reason, 1] as const),
  ]);
};

test("what stands behind a header is a record of its own log type, and of syslog's only where no other takes it", () => {
  const lines = ['{"door":"vault"}', `${header}{"door":"vault"}`, `${header}ada opened vault`, `${header}a cat`];
  expect(logTypesOf([...lines, ...lines])).toEqual({ "Custom.Door": 4, "Custom.Access": 2, "Syslog.RFC3164": 2 });
});

test("keeps digits that a number would lose", () => {
  const long = "schema: Custom.Long\nfields:\n  - { name: id, type: bigint, required: true }";
  const { tables } = normalizeText([long], `${header}{"id":9007199254740993}`, { streamType: "Lines", streamOptions });
  expect(tables[0]?.ndjson.toString()).toContain("9007199254740993");
});

test("a failure says what the content lacks, and keeps the whole line", () => {
  const line = `${header}{"dor":"vault"}`;
  const { failures } = normalizeText([door], line, { streamType: "Lines", streamOptions });
  expect(failures).toMatchObject([{ reason: expect.stringContaining("Custom.Door: door"), raw: line }]);
});

test("an open quote of CSV does not take the lines behind it", () => {
  const csv =
    'schema: Custom.Csv\nparser: { csv: { delimiter: ",", columns: [a, b] } }\nfields:\n  - { name: a, type: string }\n  - { name: b, type: string }';
  const { received } = normalizeText([csv], 'x,"y\nz,w\nv,u', { streamType: "Lines", streamOptions });
  expect(received).toBe(3);
});

test("records that their receiver could not read are failures behind the others, once", () => {
  const unreadable = [{ reason: "longer than 5 bytes", raw: "abcde" }];
  const chunk = { streamType: "Lines", streamOptions, unreadable } as const;
  const { received, failures } = normalizeText([door], `${header}{"door":"a"}`, chunk);
  expect([received, failures]).toMatchObject([2, [{ index: 1, ...unreadable[0] }]]);
});
