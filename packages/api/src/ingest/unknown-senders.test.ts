import { expect, test } from "vitest";
import { UnknownSenders } from "./unknown-senders.ts";

test("one address leaves room for others, and has room again when its requests are known", () => {
  const senders = new UnknownSenders();
  const first = Array.from({ length: 64 }, () => senders.enter("a"));
  expect(() => senders.enter("a")).toThrow("send this again in 1 s");
  expect(() => senders.enter("b")).not.toThrow();
  first[0]?.[Symbol.dispose]();
  expect(() => senders.enter("a")).not.toThrow();
});

test("many addresses together have no more than the room", () => {
  const senders = new UnknownSenders();
  for (let n = 0; n < 512; n++) senders.enter(`${n}`);
  expect(() => senders.enter("another")).toThrow("wait for their credentials");
});
