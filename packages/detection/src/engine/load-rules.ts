import type { RuleSet } from "./engine-options.ts";
import { type PythonSession, putUntilAnswered } from "./python-session.ts";
import type { SandboxRequest } from "./sandbox-process.ts";

export interface RuleLoadFailure {
  readonly ruleId: string;
  readonly kind: string;
  readonly message: string;
}

/** Loads every rule into the session's process; one that hangs or kills it while loading is left out. */
export async function loadRules(
  session: PythonSession,
  { rules, globals }: RuleSet,
  waiting: Pick<SandboxRequest, "silenceMsMax" | "answerCache">,
): Promise<RuleLoadFailure[]> {
  const fatal: RuleLoadFailure[] = [];
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
  const failures = JSON.parse(answer.subarray(4).toString()) as ({ kind: string; message: string } | null)[];
  const reported = failures.flatMap((failure, index) => {
    const rule = rules[index];
    return failure === null || rule === undefined ? [] : [{ ruleId: rule.id, ...failure }];
  });
  return [...fatal, ...reported];
}
