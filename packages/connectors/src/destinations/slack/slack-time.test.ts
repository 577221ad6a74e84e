import { expect, test } from "vitest";
import { slackBot } from "./slack-bot.ts";
import { slackTime } from "./slack-time.ts";

const at = new Date("2026-03-29T00:59:59Z");

test("a time without a place is shown in the zone of each reader", () => {
  expect(slackTime(at, "")).toBe("<!date^1774745999^{date_short_pretty}, {time}|29 Mar 2026, 00:59 UTC>");
});

test.each([
  ["Europe/Berlin", at, "29 Mar 2026, 01:59 CET"],
  // The clocks there go forward within the second.
  ["Europe/Berlin", new Date(at.getTime() + 1_000), "29 Mar 2026, 03:00 CEST"],
  ["Asia/Kathmandu", at, "29 Mar 2026, 06:44 GMT+5:45"],
])("a time at %s is shown as it is there", (place, time, shown) => {
  expect(slackTime(time, place)).toBe(shown);
});

test("a place that is no time zone is refused", () => {
  const settings = { botToken: "xoxb-token", channel: "#alerts", timeLocation: "Berlin" };
  expect(() => slackBot.parseSettings(settings)).toThrow("Must be a time zone such as Europe/Berlin, or empty");
});
