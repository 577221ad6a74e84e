import { beforeEach, expect, test } from "vitest";
import { renewCredentials } from "./renew-credentials.ts";

const begin = new Date("2026-05-01T12:00:00Z").getTime();
let now = begin;
let isFailing = false;
let found = 0;
const passMinutes = (minutes: number) => {
  now += minutes * 60_000;
};
beforeEach(() => {
  [now, isFailing, found] = [begin, false, 0];
});

const open = (lifeMinutes?: number) =>
  renewCredentials(
    async () => {
      if (isFailing) throw new Error("unreachable");
      found += 1;
      const expiration = lifeMinutes === undefined ? {} : { expiration: new Date(now + lifeMinutes * 60_000) };
      return { accessKeyId: `key ${found}`, secretAccessKey: "", ...expiration };
    },
    () => new Date(now),
  );

test("finds credentials once for all that wait, and again shortly before they expire", async () => {
  const credentials = open(60);
  expect(await Promise.all([credentials(), credentials()])).toMatchObject([{ accessKeyId: "key 1" }, {}]);
  passMinutes(54);
  expect((await credentials()).accessKeyId).toBe("key 1");
  passMinutes(2);
  expect((await credentials()).accessKeyId).toBe("key 2");
  expect(found).toBe(2);
});

test("keeps those without an end", async () => {
  const credentials = open();
  await credentials();
  passMinutes(1_000_000);
  expect((await credentials()).accessKeyId).toBe("key 1");
});

test("uses valid ones on while no new ones are found, but no expired ones", async () => {
  const credentials = open(60);
  await credentials();
  isFailing = true;
  passMinutes(58);
  expect((await credentials()).accessKeyId).toBe("key 1");
  passMinutes(3);
  await expect(credentials()).rejects.toThrow("unreachable");
  isFailing = false;
  expect((await credentials()).accessKeyId).toBe("key 2");
});
