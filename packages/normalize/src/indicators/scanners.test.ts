import type { IndicatorName } from "@pharos/domain";
import { expect, test } from "vitest";
import { IndicatorCollector } from "./indicator-collector.ts";
import { scannerCases } from "./scanner-cases.ts";
import { scannerOf } from "./scanners.ts";

function scan(names: readonly IndicatorName[], values: readonly string[]): Record<string, unknown> {
  const collector = new IndicatorCollector();
  const scanValue = scannerOf(names);
  for (const value of values) scanValue(value, collector);
  const event = {};
  collector.writeInto(event);
  return event;
}

test.each(scannerCases)("%s finds in %s", (name, value, found) => {
  expect(scan([name], [value])).toEqual(found);
});

test("values are sorted and occur once", () => {
  const values = ["10.0.0.9", "10.0.0.1", "10.0.0.9", "10.0.0.5", "10.0.0.1"];
  expect(scan(["ip"], values)).toEqual({ p_any_ip_addresses: ["10.0.0.1", "10.0.0.5", "10.0.0.9"] });
});

test("long lists are sorted and unique too", () => {
  const values = Array.from({ length: 1000 }, (_, i) => `user-${String((i * 7) % 300).padStart(3, "0")}`);
  const expected = Array.from({ length: 300 }, (_, i) => `user-${String(i).padStart(3, "0")}`);
  expect(scan(["username"], values)).toEqual({ p_any_usernames: expected });
});

test("one field may feed several scanners", () => {
  expect(scan(["email", "actor_id"], ["homer@example.com"])).toEqual({
    p_any_actor_ids: ["homer@example.com"],
    p_any_emails: ["homer@example.com"],
    p_any_usernames: ["homer"],
  });
});
