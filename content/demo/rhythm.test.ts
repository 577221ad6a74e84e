import { describe, expect, it } from "vitest";
import { offices } from "./company/offices.ts";
import { personNamed } from "./company/people.ts";
import { dayMs } from "./event.ts";
import { activityOf, publicIpOf } from "./rhythm.ts";

const at = (text: string) => Date.parse(text);

describe("the rhythm of the offices", () => {
  it.each([
    ["Berlin works while Boston sleeps", "2026-11-18T08:30:00Z", "berlin", "boston"],
    ["Boston works while Pune sleeps", "2026-11-18T19:30:00Z", "boston", "pune"],
    ["Pune works before Berlin", "2026-11-18T04:00:00Z", "pune", "berlin"],
  ] as const)("%s", (_claim, time, awake, asleep) => {
    expect(activityOf(awake, at(time))).toBeGreaterThan(5 * activityOf(asleep, at(time)));
  });

  it("is quiet at week-ends", () => {
    const saturday = activityOf("berlin", at("2026-11-21T09:30:00Z"));
    expect(saturday).toBeLessThan(activityOf("berlin", at("2026-11-20T09:30:00Z")) / 10);
  });

  it("sends people home on some days and to the office on others, for the whole day", () => {
    const lena = personNamed("Lena Brandt");
    const begin = at("2026-11-01T08:00:00Z");
    const addresses = Array.from({ length: 28 }, (_, day) => publicIpOf(lena, begin + day * dayMs));
    expect(new Set(addresses)).toEqual(new Set([lena.homeIp, offices.berlin.publicIp]));
    expect(publicIpOf(lena, begin + dayMs / 4)).toBe(addresses[0]);
  });
});
