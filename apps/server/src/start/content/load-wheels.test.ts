import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeZip } from "@pharos/detection-content";
import { afterEach, expect, test } from "vitest";
import { loadWheels } from "./load-wheels.ts";

const folder = mkdtempSync(join(tmpdir(), "pharos-wheels-"));
const wheels = join(folder, "wheels");
afterEach(() => rmSync(wheels, { recursive: true, force: true }));

function addWheel(place: string, text: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "pkg-1.0-py3-none-any.whl"), writeZip(new Map([["pkg/__init__.py", Buffer.from(text)]])));
}

test("takes wheels from the data folder, where there are any", async () => {
  expect(await loadWheels({ wheels: undefined, dataDir: folder })).toEqual({});
  addWheel(wheels, "X = 1\n");
  expect(await loadWheels({ wheels: undefined, dataDir: folder })).toEqual({ "pkg/__init__.py": "X = 1\n" });
});

test("takes them from the folder of the setting instead, which must be there", async () => {
  addWheel(wheels, "X = 1\n");
  addWheel(join(folder, "other"), "X = 2\n");
  expect(await loadWheels({ wheels: join(folder, "other"), dataDir: folder })).toEqual({
    "pkg/__init__.py": "X = 2\n",
  });
  await expect(loadWheels({ wheels: join(folder, "absent"), dataDir: folder })).rejects.toThrow("absent");
});

test("names a wheel that is none", async () => {
  mkdirSync(wheels);
  writeFileSync(join(wheels, "bad.whl"), "no zip");
  await expect(loadWheels({ wheels: undefined, dataDir: folder })).rejects.toThrow("The wheel bad.whl can't be read");
});
