import { expect, test } from "vitest";
import { tableShape } from "../shape/table-shape.ts";
import { aSchema, aTable, loaded } from "../testing/builders.ts";
import { previewFileInThread } from "./build-table-in-thread.ts";
import { previewFile } from "./preview-file.ts";

const shape = tableShape(aTable(), aSchema());
const preview = (file: string, before?: string) =>
  previewFile("owners.csv", Buffer.from(file), shape, before === undefined ? undefined : loaded(before).data);

test("tells which keys are new, gone, changed and as before", () => {
  const before = "host,owner\na,Ada\nb,Bob\nc,Cy\n";
  expect(preview("host,owner\na,Ada\nb,Bea\nd,Di\n", before)).toMatchObject({
    rows: 3,
    newColumns: [],
    goneColumns: [],
    keys: {
      newCount: 1,
      goneCount: 1,
      changedCount: 1,
      unchangedCount: 1,
      newKeys: ["d"],
      goneKeys: ["c"],
      changedKeys: ["b"],
    },
  });
});

test("finds no change in the same rows as JSON lines with their members in another order", () => {
  const { keys } = preview('{"owner":"Ada","host":"a"}\n', "host,owner\na,Ada\n");
  expect(keys).toMatchObject({ unchangedCount: 1, newCount: 0, goneCount: 0, changedCount: 0 });
});

test("names columns that come and go", () => {
  expect(preview("host,team\na,x\n", "host,owner\na,Ada\n")).toMatchObject({
    columns: ["host", "team"],
    newColumns: ["team"],
    goneColumns: ["owner"],
  });
});

test("lists malformed lines by their numbers, also behind cells of several lines, and previews the others", () => {
  expect(preview('host,owner\n"a\nb",Ada\n\nc\nd,Di,x\ne,Ed\n,Nobody\n')).toMatchObject({
    rows: 2,
    skippedRows: 1,
    malformedCount: 2,
    malformedLines: [
      { line: 5, reason: "has 1 cell, but there are 2 columns" },
      { line: 6, reason: "has 3 cells, but there are 2 columns" },
    ],
  });
  expect(preview('{"host":"a"}\nnonsense\n{"host":"b"}\n')).toMatchObject({
    rows: 2,
    malformedLines: [{ line: 2, reason: "is not a JSON object" }],
  });
});

test("counts every malformed line, and lists the first hundred", () => {
  const { malformedCount, malformedLines } = preview(`host,owner\n${"short\n".repeat(250)}`);
  expect([malformedCount, malformedLines.length]).toEqual([250, 100]);
});

test("runs in a thread, and refuses a file without the key's column there", async () => {
  const before = loaded("host\na\n").data;
  const { keys } = await previewFileInThread("owners.csv", Buffer.from("host\nb\n"), shape, before);
  expect(keys).toMatchObject({ newKeys: ["b"], goneKeys: ["a"] });
  await expect(previewFileInThread("owners.csv", Buffer.from("name\nb\n"), shape, before)).rejects.toMatchObject({
    code: "lookups.file_unreadable",
  });
});
