import type { ApiDependencies } from "@pharos/api";
import { runRuleTests } from "@pharos/detection";
import type { Pipeline } from "@pharos/pipeline";
import type { Store } from "@pharos/store";

/** Runs a rule's tests in a sandbox of their own, apart from the one that evaluates events; one after the other. */
export function createRuleInspection(
  store: Store,
  pipeline: Pipeline | undefined,
  cacheFolder: string,
): ApiDependencies["rules"] {
  let last: Promise<unknown> = Promise.resolve();
  return {
    runTests: (rule) => {
      const run = last.then(async () => runRuleTests([rule], await store.globals.all(), { cacheFolder }));
      last = run.catch(() => undefined);
      return run;
    },
    necessaryConditions: (rule) => pipeline?.necessaryConditions(rule.id) ?? [],
  };
}
