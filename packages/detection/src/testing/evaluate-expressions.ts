import { startRuleEngine } from "../engine/rule-engine.ts";
import type { RuleEngineOptions } from "../rules/engine-options.ts";
import { anEvent, aRule, testCacheFolder } from "./a-rule.ts";

/**
 * For tests: what Python expressions give in the sandbox, with `event` and what `head` defines in sight.
 * One that raises gives the name of the exception.
 */
export async function evaluateExpressions(
  expressions: readonly string[],
  { head = "", event = {}, ...options }: { head?: string; event?: unknown } & Partial<RuleEngineOptions> = {},
): Promise<unknown[]> {
  const body = `${head}
def rule(event): return True
def tried(work):
    try: return work()
    except Exception as error: return type(error).__name__
def alert_context(event): return {"values": [${expressions.map((text) => `tried(lambda: ${text})`).join(", ")}]}`;
  const engine = await startRuleEngine({
    globals: [],
    cacheFolder: testCacheFolder,
    ...options,
    rules: [aRule({ body })],
  });
  const { matches, errors } = await engine.evaluate({ events: [anEvent(event, 0)] });
  const outages = engine.outages();
  await engine.close();
  const values = matches[0]?.context.values;
  if (!Array.isArray(values)) throw new Error(JSON.stringify([outages, errors, matches]));
  return values;
}
