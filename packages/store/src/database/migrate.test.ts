import { openTestStore } from "@pharos/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { connect } from "./connect.ts";
import { migrate, pendingMigrations } from "./migrate.ts";

const aMigration = (name: string, statements = "") => ({ name, statements, checksum: `of ${statements}` });

describe("deciding", () => {
  const all = ["0001-create-a.sql", "0002-create-b.sql", "0003-add-c.sql"].map((name) => aMigration(name));

  test("leaves what is not applied yet, in order", () => {
    expect(pendingMigrations(all, all.slice(0, 1))).toEqual(all.slice(1));
    expect(pendingMigrations(all, all)).toEqual([]);
  });

  test("refuses a migration that was changed after it had been applied", () => {
    expect(() => pendingMigrations(all, [{ name: "0001-create-a.sql", checksum: "other" }])).toThrow(
      "The migration 0001-create-a.sql was changed after it had been applied",
    );
  });

  test("refuses a database that a newer Pharos has used", () => {
    expect(() => pendingMigrations(all, [...all, aMigration("0004-add-d.sql")])).toThrow(
      "This database was used by a newer Pharos (migration 0004-add-d.sql)",
    );
  });
});

describe("applying", async () => {
  const { database, close } = await openTestStore();
  const db = connect(database.options, async () => {});
  afterAll(async () => {
    await db.destroy();
    await close();
  });
  const shipped = await database.query("SELECT name, checksum, '' AS statements FROM migrations ORDER BY name");

  test("happens once, however many start at the same time", async () => {
    const next = aMigration("9001-create-toys.sql", "CREATE TABLE toys (id int); INSERT INTO toys VALUES (1)");
    await Promise.all(Array.from({ length: 4 }, () => migrate(db, [...shipped.rows, next])));
    expect((await database.query("SELECT * FROM toys")).rows).toEqual([{ id: 1 }]);
    await database.query("DELETE FROM migrations WHERE name = $1", [next.name]);
  });

  test("leaves nothing behind when it fails", async () => {
    const good = aMigration("9002-create-good.sql", "CREATE TABLE good (id int)");
    const bad = aMigration("9003-create-bad.sql", "CREATE TABLE bad (id int); SELECT 1/0");
    await expect(migrate(db, [...shipped.rows, good, bad])).rejects.toThrow("division by zero");
    expect((await database.query("SELECT to_regclass('good') AS good, to_regclass('bad') AS bad")).rows).toEqual([
      { good: null, bad: null },
    ]);
  });
});
