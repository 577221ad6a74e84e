import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readArchive } from "./read-archive.ts";
import { readZip } from "./read-zip.ts";
import { writeZip } from "./write-zip.ts";

const files = new Map([
  ["rules/a.yml", Buffer.from("AnalysisType: rule\n")],
  ["rules/ä.py", Buffer.from("x = 1\n".repeat(1000))],
]);
const all = () => true;
const noLimits = { fileBytesMax: 1e6 };

test("reads what it writes, and leaves out what nobody wants", () => {
  const archive = writeZip(files);
  expect(readZip(archive, all, noLimits)).toEqual(files);
  expect([...readZip(archive, (name) => name.endsWith(".py"), noLimits).keys()]).toEqual(["rules/ä.py"]);
});

test("writes archives that other programs read", ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), "pharos-zip-"));
  try {
    writeFileSync(join(folder, "a.zip"), writeZip(files));
    const program = "import zipfile, sys; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist())";
    let printed: string;
    try {
      printed = execFileSync("python3", ["-c", program, join(folder, "a.zip")], {
        encoding: "utf8",
        env: { ...process.env, PYTHONIOENCODING: "utf8" },
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return skip("there is no python3 here");
      throw error;
    }
    expect(printed.trim()).toBe("None ['rules/a.yml', 'rules/ä.py']");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const bomb = writeZip(new Map([["a.yml", Buffer.alloc(10_000_000)]]));

test.each([
  { name: "what is no archive", archive: Buffer.from("PK no"), says: "not a zip archive" },
  { name: "one that was cut short", archive: bomb.subarray(2000), says: "a damaged zip archive" },
  { name: "one whose content is broken", archive: broken(), says: "the file rules/a.yml of the archive is damaged" },
  { name: "a file that unpacks beyond the limit", archive: bomb, says: "too large: with a.yml" },
])("refuses $name", ({ archive, says }) => {
  expect(() => readZip(archive, all, noLimits)).toThrow(says);
});

test("refuses files that are too large, or too many, together", () => {
  expect(() => readZip(writeZip(files), all, { ...noLimits, totalBytesMax: 6000 })).toThrow(
    "too large: with rules/ä.py",
  );
  expect(() => readZip(writeZip(files), all, { ...noLimits, filesMax: 1 })).toThrow("more than 1 files");
});

test("says of an upload what can't be read, and passes over what folders hide", () => {
  expect(() => readArchive(Buffer.from("x"), new Date())).toThrow("The archive can't be read: not a zip archive");
  const hidden = new Map([
    [".git/a.yml", Buffer.from("")],
    ["./b.yml", Buffer.from("")],
    ["../__pycache__/c.yml", Buffer.from("")],
    ["../d.yml", Buffer.from("")],
  ]);
  expect(readArchive(writeZip(hidden), new Date()).files.map(({ name }) => name)).toEqual(["../d.yml", "./b.yml"]);
});

function broken(): Buffer {
  const archive = writeZip(files);
  archive.fill(0xff, 45, 55);
  return archive;
}
