import { PharosError } from "@pharos/domain";
import { expect, test } from "vitest";
import { DeliveryHealth } from "./delivery-health.ts";

const start = Date.parse("2026-03-01T12:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000);

function open() {
  let seconds = 0;
  const health = new DeliveryHealth(() => at(seconds));
  const fail = (error: unknown) => health.follow({}, Promise.reject(error)).catch(() => undefined);
  return {
    health,
    fail,
    pass: (more: number) => {
      seconds += more;
    },
  };
}

test("is well without deliveries, and after one that was stored", async () => {
  const { health, pass } = open();
  expect(health.stalledSince).toBeUndefined();
  await health.follow({}, Promise.resolve());
  pass(1000);
  expect(health.stalledSince).toBeUndefined();
});

test("stands still since the first of the deliveries that wait", async () => {
  const { health, pass } = open();
  const first = Promise.withResolvers<void>();
  const waiting = health.follow({}, first.promise);
  pass(30);
  const second = health.follow({}, Promise.resolve());
  pass(10);
  expect(health.stalledSince).toEqual(at(0));
  await second;
  expect(health.stalledSince).toEqual(at(40));
  first.resolve();
  await waiting;
  expect(health.stalledSince).toBeUndefined();
});

test("stands still since the first of the deliveries that failed, until one is stored or nobody sends", async () => {
  const { health, fail, pass } = open();
  for (let n = 0; n < 5; n++) {
    await fail(new Error("the lake is away"));
    pass(20);
  }
  expect(health.stalledSince).toEqual(at(0));
  pass(41);
  expect(health.stalledSince).toBeUndefined();
  await fail(new Error("the lake is away"));
  await health.follow({}, Promise.resolve());
  expect(health.stalledSince).toBeUndefined();
});

test("does not mind what the sender has to mend", async () => {
  const { health, fail } = open();
  await fail(new PharosError("ingest.body_unreadable", "InvalidInput", "no gzip"));
  expect(health.stalledSince).toBeUndefined();
});
