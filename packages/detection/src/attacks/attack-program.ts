import { readFileSync } from "node:fs";
import type { Attempt, Tool } from "./attempt.ts";

/** What the source of an attempt finds as globals; see `Attempt`. */
export type AttackGlobals = Readonly<Record<string, string | number>>;

const indented = (body: string): string => body.trim().replace(/^/gm, "    ");

/** The rule that makes the attempt; undefined where it is a parser. */
export function writeAttackRule(attempt: Attempt, globals: AttackGlobals): string | undefined {
  if (attempt.parser !== undefined) return undefined;
  const rule =
    attempt.module ??
    `def attack(event):\n${indented(attempt.attack ?? "")}\n
loot = None
def rule(event):
    global loot
    loot = None
    loot = attack(event)
    return True
def alert_context(event):
    return {"loot": repr(loot)[:100000]}`;
  return [writeGlobals(globals), ...writeTools(attempt), rule].join("\n");
}

/** The parser that makes the attempt; undefined where it only makes sense as a rule. */
export function writeAttackParser(attempt: Attempt, globals: AttackGlobals): string | undefined {
  if (attempt.module !== undefined) return undefined;
  const parser =
    attempt.parser ??
    `def attack(event):\n${indented(attempt.attack ?? "")}\n
def parse(log):
    return {"loot": repr(attack({"who": "attacker"}))[:100000]}`;
  return [writeGlobals(globals), ...writeTools(attempt), parser].join("\n");
}

function writeGlobals(globals: AttackGlobals): string {
  return Object.entries(globals)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join("\n");
}

function writeTools({ tools = [] }: Attempt): string[] {
  return tools.map((tool: Tool) => readFileSync(new URL(`./python/${tool}.py`, import.meta.url), "utf8"));
}
