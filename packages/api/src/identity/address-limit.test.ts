import { expect, test } from "vitest";
import { AddressLimit } from "./address-limit.ts";

const now = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("counts each address by itself and says how long to wait", () => {
  const limit = new AddressLimit({ burst: 2, refillMs: 1500 });
  expect([limit.take("a", now), limit.take("a", now), limit.take("a", now)]).toEqual([0, 0, 2]);
  expect(limit.take("b", now)).toBe(0);
  expect(limit.take("a", after(1.5))).toBe(0);
});

test("forgets the oldest address when there are too many", () => {
  const limit = new AddressLimit({ burst: 1, refillMs: 60_000 });
  limit.take("first", now);
  for (let address = 1; address <= 10_000; address++) limit.take(`address ${address}`, now);
  expect(limit.take("address 10000", now)).toBe(60);
  expect(limit.take("first", now)).toBe(0);
});
