import type { MatchCondition } from "../candidates/match-condition.ts";
import type { RuleSet } from "./engine-options.ts";
import { type PythonSession, putUntilAnswered } from "./python-session.ts";
import type { RuleOutage } from "./rule-generation.ts";
import type { SandboxRequest } from "./sandbox-process.ts";

export interface LoadedRules {
  readonly failures: readonly RuleOutage[];
  readonly conditions: readonly (readonly MatchCondition[] | null)[];
}

/** Loads every rule into the session's process; one that hangs or kills it while loading is left out. */
export async function loadRules(
  session: PythonSession,
  { rules, globals }: RuleSet,
  waiting: Pick<SandboxRequest, "silenceMsMax" | "answerCache">,
): Promise<LoadedRules> {
  const fatal: RuleOutage[] = [];
  const answer = await putUntilAnswered(session, {
    ...waiting,
    kind: "L",
    encode: (skipped, careful) =>
      Buffer.from(
        JSON.stringify({
          rules: rules.map(({ id, body, createAlert }) => ({ id, body, createAlert })),
          globals: globals.map(({ id, body }) => ({ id, body })),
          skipped,
          careful,
        }),
      ),
    blame(call, lost) {
      const rule = rules[call - 1];
      if (rule)
        fatal.push({ ruleId: rule.id, kind: "LoadFailed", message: `loading it stopped Python: ${lost.message}` });
      return [call];
    },
  });
  const { failures, conditions } = JSON.parse(answer.subarray(4).toString()) as {
    failures: ({ kind: string; message: string } | null)[];
    conditions: LoadedRules["conditions"];
  };
  const reported = failures.flatMap((failure, index) => {
    const rule = rules[index];
    return failure === null || rule === undefined ? [] : [{ ruleId: rule.id, ...failure }];
  });
  return { failures: [...fatal, ...reported], conditions };
}
