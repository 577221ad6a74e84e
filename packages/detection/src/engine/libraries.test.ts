import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { readWheels } from "@pharos/detection-content";
import { afterAll, expect, test } from "vitest";
import { anEvent, aRule, testCacheFolder } from "../testing/a-rule.ts";
import { evaluateExpressions } from "../testing/evaluate-expressions.ts";
import { startRuleEngine } from "./rule-engine.ts";

const folder = mkdtempSync(join(tmpdir(), "pharos-wheels-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A zip archive, every second file of it deflated. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const method = index % 2 === 0 ? 8 : 0;
    const data = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(method, 4);
    about.writeUInt32LE(crc32(text), 10);
    about.writeUInt32LE(data.length, 14);
    about.writeUInt32LE(Buffer.byteLength(text), 18);
    about.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), about, place, Buffer.from(name));
    const local = [Buffer.from("PK\x03\x04", "latin1"), about, Buffer.from(name), data];
    parts.push(...local);
    offset += Buffer.concat(local).length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

test("imports packages from wheels, with their own modules and relative imports", async () => {
  const files = {
    "colours/__init__.py": "from .names import NAMES\nfrom . import mixing\n",
    "colours/names.py": "NAMES = ['red', 'blue']\n",
    "colours/mixing/__init__.py": "import json\ndef mix(a, b): return json.dumps([a, b])\n",
    "colours-1.0.dist-info/METADATA": "Name: colours\n",
    "single.py": "VALUE = 7\n",
  };
  writeFileSync(join(folder, "colours-1.0-py3-none-any.whl"), zipOf(files));
  const body = `
import single
from colours import NAMES
from colours.mixing import mix
def rule(event): return True
def title(event): return mix(NAMES[0], NAMES[1]) + str(single.VALUE)`;
  const libraries = await readWheels(folder);
  const rules = [aRule({ body })];
  const engine = await startRuleEngine({ rules, globals: [], libraries, cacheFolder: testCacheFolder });
  const { matches } = await engine.evaluate({ events: [anEvent({}, 0)] });
  expect([engine.outages(), matches[0]?.title]).toEqual([[], '["red", "blue"]7']);
  await engine.close();
});

test("lets packages read their own files, in every way that packages do", async () => {
  const files = {
    "tables/__init__.py": `
import importlib.metadata, importlib.resources, json, os, pathlib
HERE = os.path.dirname(os.path.realpath(__file__))
with open(os.path.join(HERE, "data", "by-open.json")) as file:
    BY_OPEN = json.load(file)
BY_PATH = (pathlib.Path(__file__).parent / "data/by-path.txt").read_text()
BY_RESOURCES = (importlib.resources.files("tables") / "data" / "by-resources.txt").read_text()
BY_LOADER = __loader__.get_data(os.path.join(HERE, "data/by-path.txt"))
VERSION = importlib.metadata.version("tables")
EXISTS = [os.path.exists(os.path.join(HERE, name)) for name in ("data", "other")]
`,
    "tables/data/by-open.json": '{"x": "é"}',
    "tables/data/by-path.txt": "path",
    "tables/data/by-resources.txt": "resources",
    "tables/fast.so": "\0",
    "tables-2.5.dist-info/METADATA": "Metadata-Version: 2.1\nName: tables\nVersion: 2.5\n",
  };
  const own = mkdtempSync(join(tmpdir(), "pharos-wheels-"));
  writeFileSync(join(own, "tables-2.5-py3-none-any.whl"), zipOf(files));
  const libraries = await readWheels(own);
  rmSync(own, { recursive: true });
  expect(Object.keys(libraries)).not.toContain("tables/fast.so");
  const names = ["BY_OPEN", "BY_PATH", "BY_RESOURCES", "BY_LOADER.decode()", "VERSION", "EXISTS"];
  const values = await evaluateExpressions(
    [...names.map((name) => `tables.${name}`), "open('/packages/tables/x', 'w')", "leave()"],
    {
      head: `import io, tables
def leave():
    with io.open("/packages/tables/data/by-path.txt", "w") as file: file.write("other")`,
      libraries,
    },
  );
  expect(values).toEqual([{ x: "é" }, "path", "resources", "path", "2.5", [true, false], "NameError", "OSError"]);
});

test("names a wheel that is none", async () => {
  writeFileSync(join(folder, "broken.whl"), "PK");
  await expect(readWheels(folder)).rejects.toThrow("The wheel broken.whl can't be read: not a zip archive");
});
