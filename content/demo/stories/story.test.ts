import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { personNamed } from "../company/people.ts";
import { stories } from "./stories.ts";
import { type Story, startOf } from "./story.ts";

const story: Story = { name: "A story", daysBefore: 2, startUtcHour: 9.5, raises: [], events: () => [] };

describe("startOf", () => {
  it.each([
    ["two days before a Thursday", "2026-11-19T03:00:00Z", "2026-11-17T09:30:00.000Z"],
    ["the Friday when two days before are a Saturday", "2026-11-23T03:00:00Z", "2026-11-20T09:30:00.000Z"],
    ["the Friday when two days before are a Sunday", "2026-11-24T23:00:00Z", "2026-11-20T09:30:00.000Z"],
  ])("begins %s", (_claim, now, start) => {
    expect(new Date(startOf(story, new Date(now))).toISOString()).toBe(start);
  });
});

describe("docs/demo.md", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/demo.md"), "utf8");

  it("tells every story", () => {
    expect(stories.filter(({ name }) => !page.includes(`### ${name} `))).toEqual([]);
  });

  it("names the laptop and the address that the logs show", () => {
    const elif = personNamed("Elif Kaya");
    expect(page).toContain(elif.lanIp);
    expect(page).toContain(elif.laptop.split(".")[0]);
  });
});
