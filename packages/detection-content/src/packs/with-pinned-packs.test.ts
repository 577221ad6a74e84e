import { expect, test } from "vitest";
import { loadFiles } from "../content/load-content.ts";
import { filesInMemory } from "../repository/content-file.ts";
import { withPinnedPacks } from "./with-pinned-packs.ts";

const helper = (id: string, body: string) => ({
  [`${id}.yml`]: `AnalysisType: global\nGlobalID: ${id}\nFilename: ${id}.py\n`,
  [`${id}.py`]: body,
});
const pack = (id: string, ...ids: string[]) => ({
  [`${id}.yml`]: `AnalysisType: pack\nPackID: ${id}\nPackDefinition:\n  IDs: [${ids.join(", ")}]\n`,
});
const read = (files: Readonly<Record<string, string>>) =>
  loadFiles(
    filesInMemory(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])), new Date(0)),
  );

test("keeps a pack as it was, and what other packs have as it is now", async () => {
  const old = await read({
    ...helper("own", "1"),
    ...helper("gone", "1"),
    ...helper("shared", "1"),
    ...pack("A", "own", "gone", "shared"),
  });
  const now = await read({
    ...helper("own", "2"),
    ...helper("added", "2"),
    ...helper("shared", "2"),
    ...helper("free", "2"),
    ...pack("A", "own", "added", "shared"),
    ...pack("B", "shared"),
  });
  const merged = withPinnedPacks(now, [{ packId: "A", content: old }]);
  expect(Object.fromEntries(merged.globals.map(({ id, body }) => [id, body]))).toEqual({
    own: "1",
    gone: "1",
    shared: "2",
    free: "2",
  });
  expect(merged.packs.find(({ id }) => id === "A")?.itemIds).toEqual(["own", "gone", "shared"]);
  expect(withPinnedPacks(now, [{ packId: "C", content: old }]).globals).toEqual(now.globals);
});
