import { describe, expect, test } from "vitest";
import { testMessage } from "../destinations/message/test-message.ts";
import { applyTemplates, checkTemplates } from "./message-template.ts";

const message = {
  ...testMessage("https://pharos.example", new Date("2026-11-22T09:14:05Z")),
  detectionId: "Door.Vault",
  detectionName: "Vault opened",
  title: "The vault was opened",
  description: "At night.",
  context: { actor: "bo", addresses: ["192.0.2.1", "192.0.2.2"], nested: { door: "north" } },
};
const apply = (title: string, description = "") => applyTemplates(message, { title, description });

test.each([
  ["{{ alert.severity }}: {{ alert.title }}", "INFO: The vault was opened"],
  ["{{ detection.name }} ({{ detection.id }})", "Vault opened (Door.Vault)"],
  ["{{ alert.context.actor | upcase }} at {{ alert.context.nested.door }}", "BO at north"],
  ["{% for one in alert.context.addresses %}{{ one }} {% endfor %}", "192.0.2.1 192.0.2.2 "],
  ["{% if alert.status == 'OPEN' %}new{% endif %} {{ alert.createdAt | date: '%H:%M' }}", "new 09:14"],
  ["{{ alert.nothing | default: 'none' }}", "none"],
])("%s", (template, text) => {
  expect(apply(template)).toEqual({ message: { ...message, title: text }, problems: [] });
});

test("an empty template and one that makes nothing leave the alert's own text", () => {
  expect(apply("", " ").message).toEqual(message);
  expect(apply("{{ alert.nothing }}").message.title).toBe(message.title);
});

test.each([
  ["{{ alert.title", "Line 1, column 1: output"],
  ["one\n  {% if alert.title %}", "Line 2, column 3: tag"],
  ["{{ alert.title | shout }}", "undefined filter: shout"],
  ["{% unknown %}", "Line 1, column 1: "],
  ["x".repeat(10_001), "10000 characters at most"],
])("says where %j is wrong, and uses the alert's own text", (template, problem) => {
  const templates = { title: "", description: template };
  expect(checkTemplates(templates)).toEqual([{ template: "description", message: expect.stringContaining(problem) }]);
  const { message: made, problems } = applyTemplates(message, templates);
  expect(made.description).toBe("At night.");
  expect(problems).toEqual(checkTemplates(templates));
});

describe("a template cannot", () => {
  test.each([
    [
      "reach what is not the alert's",
      "{{ alert.constructor.name }}{{ alert.__proto__ }}{{ alert.context.toString }}-",
      "-",
    ],
    ["see how messages are told apart", "{{ alert.idempotencyKey }}-", "-"],
  ])("%s", (_name, template, text) => {
    expect(apply(template).message.title).toBe(text);
  });

  test.each([
    [
      "run for long",
      "{% for a in (1..1000) %}{% for b in (1..1000) %}{% for c in (1..1000) %}{% assign d = c %}{% endfor %}{% endfor %}{% endfor %}",
    ],
    ["use much memory", "{% for a in (1..100000000) %}{{ a }}{% endfor %}"],
    [
      "make a text that doubles",
      "{% assign t = 'xxxxxxxxxx' %}{% for a in (1..60) %}{% assign t = t | append: t %}{% endfor %}{{ t }}",
    ],
    ["include files", "{% include '/etc/passwd' %}"],
    ["render files", "{% render 'package.json' %}"],
    ["lay itself out by files", "{% layout '/etc/passwd' %}"],
  ])("%s", (name, template) => {
    const began = performance.now();
    const { message: made, problems } = apply(template);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(made.title).toBe(message.title);
    expect(problems).toHaveLength(1);
    const limit = { "run for long": "longer than 100 ms", "use much memory": "more than 1,000,000 characters" }[name];
    if (limit) expect(problems[0]?.message).toContain(limit);
  });
});
