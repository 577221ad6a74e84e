import type { MatchCondition } from "../candidates/match-condition.ts";
import type { RuleSet } from "./engine-options.ts";
import { pythonDetections } from "./python-detections.ts";
import { type PythonSession, putUntilAnswered } from "./python-session.ts";
import type { RuleOutage } from "./rule-outage.ts";
import type { SandboxRequest } from "./sandbox-process.ts";

export interface LoadedRules {
  readonly failures: readonly RuleOutage[];
  readonly conditions: readonly (readonly MatchCondition[] | null)[];
}

/** Loads every rule into the session's process; one that hangs or kills it while loading is left out. */
export async function loadRules(
  session: PythonSession,
  ruleSet: RuleSet,
  waiting: Pick<SandboxRequest, "silenceMsMax" | "answerCache">,
): Promise<LoadedRules> {
  const detections = pythonDetections(ruleSet);
  const models = (ruleSet.dataModels ?? []).filter(({ enabled }) => enabled);
  const checkedGlobals = ruleSet.checksGlobals === true ? ruleSet.globals : [];
  const loaded = [...detections, ...models, ...checkedGlobals];
  const fatal: RuleOutage[] = [];
  const answer = await putUntilAnswered(session, {
    ...waiting,
    kind: "L",
    encode: (skipped, careful) =>
      Buffer.from(
        JSON.stringify({
          rules: detections.map(({ tests: _, ...detection }) => detection),
          dataModels: models,
          libraries: ruleSet.libraries ?? {},
          globals: ruleSet.globals.map(({ id, body }) => ({ id, body })),
          checkedGlobals: checkedGlobals.map(({ id }) => id),
          skipped,
          careful,
        }),
      ),
    blame(call, lost) {
      const message = `loading it stopped Python: ${lost.message}`;
      const id = loaded[call - 1]?.id;
      if (id !== undefined) fatal.push({ ruleId: id, kind: "LoadFailed", message, line: 1 });
      return [call];
    },
  });
  const { failures, conditions } = JSON.parse(answer.subarray(4).toString()) as {
    failures: ({ kind: string; message: string; line: number } | null)[];
    conditions: LoadedRules["conditions"];
  };
  const reported = failures.flatMap((failure, index) => {
    const rule = loaded[index];
    return failure === null || rule === undefined ? [] : [{ ruleId: rule.id, ...failure }];
  });
  return { failures: [...fatal, ...reported], conditions };
}
