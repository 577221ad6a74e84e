import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { supersededMs } from "./session-repository.ts";

const { store, database, clear, close } = await openTestStore();
const now = new Date("2026-03-01T10:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const expiresAt = after(3_600_000);
let userId: string;

beforeEach(async () => {
  await clear();
  const { id: roleId } = await store.roles.create({ name: "Analyst", permissions: [] }, now);
  const names = { givenName: "Ada", familyName: "L" };
  userId = (await store.users.create({ ...names, email: "a@b.c", roleId, status: "CONFIRMED" }, now)).id;
});
afterAll(close);

const start = (refreshToken = "first") => store.sessions.start({ userId, refreshToken, expiresAt }, now);
const rotate = (refreshToken: string, nextToken: string, at = now, client = "laptop") =>
  store.sessions.rotate({ refreshToken, nextToken, expiresAt: after(7_200_000), client }, at);

test("exchanges a token for the next one of the same sign-in", async () => {
  const session = await start();
  expect(await rotate("first", "second")).toEqual({
    outcome: "rotated",
    session: { ...session, expiresAt: after(7_200_000) },
  });
  expect(await rotate("second", "third")).toMatchObject({ outcome: "rotated" });
});

describe("an old token", () => {
  test("that comes back later ends the whole sign-in", async () => {
    const { familyId } = await start();
    await rotate("first", "second");
    expect(await rotate("first", "second", after(supersededMs))).toMatchObject({ outcome: "reused" });
    expect(await rotate("second", "third", after(supersededMs))).toEqual({ outcome: "unknown" });
    expect(await store.sessions.isActive(familyId, now)).toBe(false);
  });

  test("that comes back at once from elsewhere ends the whole sign-in", async () => {
    const { familyId } = await start();
    await rotate("first", "second");
    expect(await rotate("first", "second", now, "thief")).toMatchObject({ outcome: "reused" });
    expect(await store.sessions.isActive(familyId, now)).toBe(false);
  });

  test("that comes back at once, but after its next one was used, ends the whole sign-in", async () => {
    const { familyId } = await start();
    await rotate("first", "second");
    await rotate("second", "third");
    expect(await rotate("first", "second")).toMatchObject({ outcome: "reused" });
    expect(await store.sessions.isActive(familyId, now)).toBe(false);
  });

  test("that the same client sends again at once leads to the same next token", async () => {
    const { familyId } = await start();
    const rotations = await Promise.all([rotate("first", "second"), rotate("first", "second")]);
    expect(rotations.map((rotation) => rotation.outcome).sort()).toEqual(["rotated", "superseded"]);
    expect(rotations).toMatchObject([{ session: { familyId, userId } }, { session: { familyId, userId } }]);
    const tokens = await database.query("SELECT count(*)::int AS count FROM sessions");
    expect(tokens.rows).toEqual([{ count: 2 }]);
    expect(await store.sessions.isActive(familyId, now)).toBe(true);
  });
});

test.each([
  { name: "a token nobody has", token: "other", at: now },
  { name: "an expired token", token: "first", at: expiresAt },
])("knows nothing of $name", async ({ token, at }) => {
  await start();
  expect(await rotate(token, "next", at)).toEqual({ outcome: "unknown" });
});

test("signs out one sign-in or all of a user", async () => {
  const laptop = await start("laptop");
  const phone = await start("phone");
  const desk = await start("desk");
  await store.sessions.revokeByToken("laptop", now);
  const isActive = (familyId: string) => store.sessions.isActive(familyId, now);
  expect(await Promise.all([laptop, phone, desk].map((s) => isActive(s.familyId)))).toEqual([false, true, true]);
  await store.sessions.revokeAllOfUser(userId, now);
  expect(await rotate("phone", "next")).toEqual({ outcome: "unknown" });
  expect(await isActive(desk.familyId)).toBe(false);
});

test("signs out all sign-ins of a user but one", async () => {
  const [laptop, phone] = [await start("laptop"), await start("phone")];
  await store.sessions.revokeOthersOfUser(userId, laptop.familyId, now);
  expect(await store.sessions.isActive(laptop.familyId, now)).toBe(true);
  expect(await store.sessions.isActive(phone.familyId, now)).toBe(false);
});

test("remembers when the user of a sign-in proved that it is them, until it ends", async () => {
  const [laptop, phone] = [await start("laptop"), await start("phone")];
  await store.sessions.confirm(laptop.familyId, now);
  const isConfirmed = ({ familyId }: { familyId: string }, since: Date) => store.sessions.isConfirmed(familyId, since);
  expect(await isConfirmed(laptop, after(-1))).toBe(true);
  expect(await isConfirmed(laptop, now)).toBe(false);
  expect(await isConfirmed(phone, after(-1))).toBe(false);
  await rotate("laptop", "next");
  expect(await isConfirmed(laptop, after(-1))).toBe(true);
  await store.sessions.revoke(laptop.familyId, now);
  expect(await isConfirmed(laptop, after(-1))).toBe(false);
});

test("keeps no token in the table", async () => {
  await start("a-very-secret-refresh-token");
  const { rows } = await database.query("SELECT s::text AS dump FROM sessions s");
  expect(JSON.stringify(rows)).not.toContain("a-very-secret-refresh-token");
  expect(rows).toHaveLength(1);
});

test("forgets what has expired", async () => {
  await start();
  expect(await store.sessions.deleteExpired(after(1))).toBe(0);
  expect(await store.sessions.deleteExpired(expiresAt)).toBe(1);
});
