import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyClusterTemplate } from "@pharos/testkit";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../open-store.ts";
import { nobody } from "./account.ts";
import { giveFolder } from "./give-folder.ts";
import { passwordFile } from "./password-file.ts";

const options = { secretKey: new Uint8Array(32) };
const isRoot = process.getuid?.() === 0;
const account = { uid: 60_931, gid: 60_931 };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pharos-password-"));
  await copyClusterTemplate(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const socketFolder = () => join(dataDir, "postgres", "socket");

/** The code of the refusal, or "in". */
async function connectWith(password: string | undefined): Promise<unknown> {
  const client = new pg.Client({ host: socketFolder(), user: "pharos", password, database: "postgres" });
  try {
    await client.connect();
    await client.end();
    return "in";
  } catch (error) {
    return (error as pg.DatabaseError).code ?? (error as Error).message;
  }
}

describe("a connection to the embedded PostgreSQL", () => {
  test.each([
    { name: "without a password", password: undefined, says: /must be a string/ },
    { name: "with an empty password", password: "", says: /must be a string/ },
    { name: "with another password", password: "pharos", says: /28P01/ },
  ])("is refused $name", async ({ password, says }) => {
    const store = await openStore({ dataDir }, options);
    expect(await connectWith(password)).toMatch(says);
    await store.close();
  });

  test("is let in with the password of the data folder, which only its owner reads", async () => {
    const store = await openStore({ dataDir }, options);
    expect(await connectWith((await readFile(passwordFile(dataDir), "utf8")).trim())).toBe("in");
    expect((await stat(passwordFile(dataDir))).mode & 0o777).toBe(0o600);
    await store.close();
  });

  test.skipIf(!isRoot)("is refused to another account even where the socket is open to it", async () => {
    const store = await openStore({ dataDir }, { ...options, account });
    // What the folders' modes prevent is allowed, so that the password alone is in the way.
    for (const folder of ["", "postgres", "postgres/socket"]) await chmod(join(dataDir, folder), 0o755);
    await chmod(join(socketFolder(), ".s.PGSQL.5432"), 0o777);
    expect(connectAs(nobody, "pharos")).toContain("28P01");
    expect(connectAs(nobody, undefined)).toMatch(/must be a string/);
    await store.close();
  });

  test.skipIf(!isRoot)("does not even reach the socket from another account", async () => {
    const store = await openStore({ dataDir }, { ...options, account });
    expect(connectAs(nobody, "pharos")).toContain("EACCES");
    await store.close();
  });
});

/** What a process of the account is told. */
function connectAs({ uid, gid }: { uid: number; gid: number }, password: string | undefined): string {
  const code = `const { default: pg } = await import(${JSON.stringify(import.meta.resolve("pg"))});
    const client = new pg.Client({ host: ${JSON.stringify(socketFolder())}, user: "pharos", database: "postgres",
      ${password === undefined ? "" : `password: ${JSON.stringify(password)}`} });
    await client.connect().then(() => console.log("in"), (error) => console.log(error.code, error.message));
    process.exit();`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    uid,
    gid,
    cwd: "/",
    encoding: "utf8",
  });
  return run.stdout + run.stderr;
}

describe("an installation of before", () => {
  test("that trusted everybody asks for the password from the next start on, and keeps what it had", async () => {
    const before = await openStore({ dataDir }, options);
    await before.settings.set("kept", true, new Date());
    await before.close();
    await rm(passwordFile(dataDir));
    await writeFile(join(dataDir, "postgres", "data", "pg_hba.conf"), "local all all trust\n");
    const lines: string[] = [];
    const store = await openStore({ dataDir }, { ...options, onLog: (line) => lines.push(line) });
    expect(await store.settings.get("kept")).toBe(true);
    expect(await connectWith("pharos")).toBe("28P01");
    expect(lines.join("\n")).toContain("asks for one from now on");
    await store.close();
    expect(readdirSync(join(dataDir, "postgres"))).not.toContain("set-password_hba.conf");
  });

  test("whose password was lost gets a new one", async () => {
    await (await openStore({ dataDir }, options)).close();
    await writeFile(passwordFile(dataDir), `${"0".repeat(64)}\n`);
    const store = await openStore({ dataDir }, options);
    expect(await connectWith("0".repeat(64))).toBe("in");
    await store.close();
  });

  test.skipIf(!isRoot)("that ran as nobody moves to the account that is given", async () => {
    const before = await openStore({ dataDir }, options);
    await before.settings.set("kept", true, new Date());
    await before.close();
    const store = await openStore({ dataDir }, { ...options, account });
    expect(await store.settings.get("kept")).toBe(true);
    const owners = readdirSync(join(dataDir, "postgres"), { recursive: true, encoding: "utf8" }).map(
      (path) => statSync(join(dataDir, "postgres", path), { throwIfNoEntry: false })?.uid ?? account.uid,
    );
    expect(new Set(owners)).toEqual(new Set([account.uid]));
    await store.close();
  });
});

describe.skipIf(!isRoot)("a new installation with an account of its own", () => {
  test("is made and runs, though the account has no name", async () => {
    const fresh = await mkdtemp(join(tmpdir(), "pharos-fresh-"));
    const store = await openStore({ dataDir: fresh }, { ...options, account });
    await store.ping();
    expect(statSync(join(fresh, "postgres", "data"))).toMatchObject(account);
    await store.close();
    await rm(fresh, { recursive: true });
  });

  test("does not follow a symbolic link when files change their owner", async () => {
    const target = join(dataDir, "target");
    await writeFile(target, "root's");
    await symlink(target, join(dataDir, "postgres", "link"));
    await giveFolder(join(dataDir, "postgres"), account);
    expect(statSync(target).uid).toBe(0);
  });
});
