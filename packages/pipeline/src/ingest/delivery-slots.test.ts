import { expect, test } from "vitest";
import { DeliverySlots } from "./delivery-slots.ts";

const megabyte = 1024 ** 2;

/** At a megabyte a second. */
function openSlots() {
  const slots = new DeliverySlots();
  const ask = (sender: string, nowMs: number, bytes = megabyte) =>
    slots.ask({ sender, bytes, bytesPerSecond: megabyte, nowMs });
  return { slots, ask };
}

test("lets the first delivery in, and gives the others slots one after the other", () => {
  const { ask } = openSlots();
  expect(["a", "b", "c", "d"].map((sender) => ask(sender, 0))).toEqual([undefined, 1_000, 2_000, 3_000]);
});

test("lets a sender in that comes back for its slot, and not before", () => {
  const { ask } = openSlots();
  ask("a", 0);
  expect(ask("b", 0)).toBe(1_000);
  expect(ask("c", 0)).toBe(2_000);
  expect(ask("c", 1_900)).toBe(1_100);
  expect(ask("b", 1_900)).toBeUndefined();
  expect(ask("c", 2_000)).toBeUndefined();
});

test("keeps a slot for each delivery of a sender that has several under way", () => {
  const { ask } = openSlots();
  expect([0, 0, 0].map((nowMs) => ask("a", nowMs))).toEqual([undefined, 1_000, 2_000]);
  expect(ask("a", 1_000)).toBeUndefined();
  expect(ask("a", 2_000)).toBeUndefined();
});

test("forgets a slot that nobody came for within ten seconds", () => {
  const { slots, ask } = openSlots();
  ask("a", 0);
  ask("b", 0);
  expect([slots.hasSlot("b", 11_000), slots.hasSlot("b", 11_001)]).toEqual([true, false]);
});

test("gives one sender at most half of the next minute, so that another has a slot within it", () => {
  const { ask } = openSlots();
  const answers = Array.from({ length: 100 }, () => ask("a", 0) ?? 0);
  expect(Math.max(...answers)).toBe(31_000);
  expect(ask("b", 0)).toBe(31_000);
});

test("gives no slot beyond a minute, and says to come back then", () => {
  const { ask } = openSlots();
  for (let sender = 0; sender < 61; sender++) ask(`${sender}`, 0);
  expect(ask("late", 0, 5 * megabyte)).toBe(60_000);
  expect(ask("later", 0, 5 * megabyte)).toBe(60_000);
});

test("lets those pass that bring little, while others wait", () => {
  const { ask } = openSlots();
  for (let sender = 0; sender < 30; sender++) ask(`${sender}`, 0);
  for (let nowMs = 0; nowMs < 60_000; nowMs += 1_000) expect(ask("little", nowMs, 10_000)).toBeUndefined();
});

test("does not let many small deliveries of one sender pass", () => {
  const { ask } = openSlots();
  for (let sender = 0; sender < 30; sender++) ask(`${sender}`, 0);
  const answers = Array.from({ length: 200 }, (_, n) => ask("much", n * 10, 10_000));
  expect(answers.filter((answer) => answer === undefined).length).toBeLessThan(80);
});

test("lets those who bring little have half of the pace together", () => {
  const { ask } = openSlots();
  for (let sender = 0; sender < 59; sender++) ask(`${sender}`, 0);
  let bytes = 0;
  for (let sender = 0; sender < 1_000; sender++) {
    if (ask(`little ${sender}`, sender * 10, 50_000) === undefined) bytes += 50_000;
  }
  expect(bytes / (10 * megabyte)).toBeGreaterThan(0.4);
  expect(bytes / (10 * megabyte)).toBeLessThan(0.65);
});

test("moves what comes later when a delivery turned out to be larger than announced", () => {
  const { slots, ask } = openSlots();
  ask("a", 0);
  slots.correct(3 * megabyte, megabyte);
  expect(ask("b", 0)).toBe(4_000);
});
