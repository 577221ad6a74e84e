import type { ActorReference, KnownContent, Rule } from "@pharos/domain";
import { expect, test } from "vitest";
import { setAsideErrors } from "../alerts/outage-errors.ts";
import { aRule } from "../testing/a-rule.ts";
import { holdToAccess } from "./hold-to-access.ts";

const by = (id: string): ActorReference => ({ kind: "user", id, name: id });
const sees: Readonly<Record<string, readonly string[] | undefined>> = { ada: undefined, eve: ["Custom.Door"], bob: [] };
const both = ["Custom.Door", "Custom.Gate"];

function hold(change: Partial<Rule>) {
  const rule = aRule({ id: "R", displayName: "Doors", managed: false, ...change });
  const known: KnownContent = {
    detections: new Map([["base", aRule({ id: "base", managed: false, author: by("eve") })]]),
    queries: new Map(),
    accessOf: (author) => author && sees[author.id],
  };
  return holdToAccess([rule], known);
}

test.each<{ name: string; change: Partial<Rule>; on: readonly string[] | undefined; says?: string }>([
  { name: "of an author who sees all", change: { author: by("ada"), logTypes: both }, on: both },
  {
    name: "of an author who sees its log types",
    change: { author: by("eve"), logTypes: ["Custom.Door"] },
    on: ["Custom.Door"],
  },
  {
    name: "of an author who sees some of them",
    change: { author: by("eve"), logTypes: both },
    on: ["Custom.Door"],
    says: "Doors cannot run on Custom.Gate",
  },
  {
    name: "of an author who sees none of them",
    change: { author: by("bob"), logTypes: both },
    on: undefined,
    says: "Doors cannot run on Custom.Door, Custom.Gate",
  },
  { name: "that comes with Pharos", change: { managed: true, logTypes: both }, on: both },
  {
    name: "derived from one whose author sees less",
    change: { author: by("ada"), logTypes: ["Custom.Gate"], baseDetection: "base" },
    on: undefined,
    says: "Doors cannot run on Custom.Gate",
  },
])("a rule $name runs on $on", ({ change, on, says }) => {
  const { rules, setAside } = hold(change);
  expect(rules[0]?.logTypes).toEqual(on);
  expect(setAsideErrors(setAside).map(({ message }) => message)).toEqual(says ? [expect.stringContaining(says)] : []);
});
