import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadContent, loadFiles } from "../content/load-content.ts";
import { packContent } from "./pack-content.ts";
import { readArchive } from "./read-archive.ts";
import { findRepositoryRoot } from "./repository-root.ts";
import { writeZip } from "./write-zip.ts";

const secret = "def rule(event): return 'the secret of another folder'\n";
let folder: string;
let repository: string;

const rule = (filename: string) =>
  `AnalysisType: rule\nRuleID: A.Rule\nFilename: ${filename}\nEnabled: true\nSeverity: High\nLogTypes: [A.B]\n`;
const table = (filename: string) =>
  `AnalysisType: lookup_table\nLookupName: t\nEnabled: true\nSchema: A.B\nFilename: ${filename}\nLogTypeMap: { PrimaryKey: a }\n`;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "pharos-repository-")));
  repository = join(folder, "repository");
  await mkdir(join(repository, "rules"), { recursive: true });
  await writeFile(join(folder, "secret.py"), secret);
});
afterEach(() => rm(folder, { recursive: true }));

/** What the repository's one item names, and how it gets out. */
const waysOut: [string, () => Promise<string>][] = [
  ["a path with ..", async () => rule("../../secret.py")],
  ["a path with .. that goes by the repository's own name", async () => rule("../../repository/../secret.py")],
  ["a link to a file", () => linked("body.py", join(folder, "secret.py"), "body.py")],
  ["a link to a folder", () => linked("shared", folder, "shared/secret.py")],
  [
    "a link to a link",
    async () => {
      await symlink(join(folder, "secret.py"), join(repository, "first"));
      return linked("body.py", "../first", "body.py");
    },
  ],
];

async function linked(name: string, target: string, filename: string): Promise<string> {
  await symlink(target, join(repository, "rules", name));
  return rule(filename);
}

describe("a rule that names a file outside of its repository by", () => {
  test.each(waysOut)("%s is refused at the place where it names it", async (_name, write) => {
    await writeFile(join(repository, "rules", "a.yml"), await write());
    const { rules, problems } = await loadContent(repository);
    expect(rules).toEqual([]);
    expect(problems).toMatchObject([{ file: "rules/a.yml", line: 3, column: 11 }]);
    expect(problems[0]?.message).toContain(`leads out of the repository ${repository}`);
  });

  test.each(waysOut)("%s is not packed for the server", async (_name, write) => {
    await writeFile(join(repository, "rules", "a.yml"), await write());
    await expect(packContent([repository], repository)).rejects.toMatchObject({
      code: "content.leaves_repository",
      message: expect.stringContaining("rules/a.yml"),
    });
  });
});

test("a lookup table's file of rows stays in the repository as well", async () => {
  await writeFile(join(repository, "t.yml"), table("../secret.py"));
  const { lookupFiles, problems } = await loadContent(repository);
  expect(lookupFiles.size).toBe(0);
  expect(problems).toMatchObject([{ file: "t.yml", line: 5, column: 11 }]);
});

test("an item that is itself a link out of the repository is refused, and its text is not shown", async () => {
  await writeFile(join(folder, "other.yml"), "AnalysisType: rule\nPassword: hunter2\n");
  await symlink(join(folder, "other.yml"), join(repository, "a.yml"));
  const { problems } = await loadContent(repository);
  expect(problems).toMatchObject([{ file: "a.yml", line: 1, column: 1 }]);
  expect(JSON.stringify(problems)).not.toContain("hunter2");
  await expect(packContent([repository], repository)).rejects.toMatchObject({ code: "content.leaves_repository" });
});

test("an archive reaches no file of this host", async () => {
  const archive = writeZip(new Map([["rules/a.yml", Buffer.from(rule("../../secret.py"))]]));
  const { rules, problems } = await loadFiles(readArchive(archive, new Date()).files);
  expect(rules).toEqual([]);
  expect(problems).toMatchObject([{ file: "rules/a.yml", line: 3, message: expect.stringContaining("can't be read") }]);
});

test("paths and links within the repository work, also above the folder that is loaded", async () => {
  await mkdir(join(repository, ".git"));
  await mkdir(join(repository, "lib"));
  await writeFile(join(repository, "lib", "body.py"), "def rule(event): return True\n");
  await symlink("../lib/body.py", join(repository, "rules", "link.py"));
  await writeFile(join(repository, "rules", "a.yml"), rule("../lib/body.py"));
  await writeFile(join(repository, "rules", "b.yml"), rule("link.py").replace("A.Rule", "B.Rule"));
  const { rules, problems } = await loadContent(join(repository, "rules"));
  expect(problems).toEqual([]);
  expect(rules.map(({ body }) => body)).toEqual(Array(2).fill("def rule(event): return True\n"));
  expect(await findRepositoryRoot(join(repository, "rules", "a.yml"))).toBe(repository);
});
