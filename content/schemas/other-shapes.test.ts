import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { schemaFiles } from "../src/index.ts";
import { aChunk } from "./a-chunk.ts";

const schemas = schemaFiles().map((path) => compileSchema(parseSchema(readFileSync(path, "utf8"))));
const all = schemas.map(({ logType }) => logType);
const normalizer = createNormalizer(schemas);

function normalize(record: object, logTypes: readonly string[] = all) {
  const { tables, failures } = normalizer.normalize(aChunk(Buffer.from(JSON.stringify(record)), "Lines", logTypes));
  expect(failures).toEqual([]);
  return tables.map(({ logType, events }) => [logType, events[0]] as const)[0];
}

const zeek = globSync(join(import.meta.dirname, "zeek/*_tests.yml")).flatMap((path) =>
  parseAllDocuments(readFileSync(path, "utf8")).flatMap((document) => {
    const { name, logType, input } = document.toJS() as { name: string; logType: string; input: string };
    const record = input.startsWith("{") ? (JSON.parse(input) as Record<string, unknown>) : {};
    return record._path === undefined || name.startsWith("refuses")
      ? []
      : [{ name: `${logType}: ${name}`, logType, record }];
  }),
);

test.each(zeek)("a record of Zeek without its path is told by its members: $name", ({ logType, record }) => {
  const { _path: path, ...members } = record;
  expect(normalize(members)).toMatchObject([logType, { _path: path }]);
});

test("a source of one stream of Zeek takes records with members that no policy of ours adds", () => {
  const record = { ts: 1_772_359_200.1, name: "bad_checksum", peer: "zeek", site_tag: "north" };
  expect(normalize(record, ["Zeek.Weird"])).toMatchObject(["Zeek.Weird", { _path: "weird" }]);
});

test("members of a Windows event that the log type does not list are kept beside those that it does", () => {
  const winlog = { channel: "Security", event_id: 4625, event_data: { TargetUserName: "ada", "Threat Name": "x" } };
  expect(normalize({ "@timestamp": "2026-03-01T10:00:00.123Z", winlog })).toMatchObject([
    "Windows.EventLogs",
    { EventID: "4625", TargetUserName: "ada", ExtraEventData: { "Threat Name": "x" } },
  ]);
});

test("a record that its type refuses is told by that type, not by one of another name", () => {
  const { failures } = normalizer.normalize(
    aChunk(Buffer.from(JSON.stringify({ _path: "dns", ts: 1_772_359_200.1, "id.orig_h": "192.0.2.1" })), "Lines", all),
  );
  expect(failures).toMatchObject([{ logType: "Zeek.DNS" }]);
});
