import type { ApiDependencies } from "@pharos/api";
import { runRuleTests } from "@pharos/detection";
import type { Store } from "@pharos/store";

/** Runs a rule's tests in a sandbox of their own, apart from the one that evaluates events. */
export function createRuleInspection(store: Store, cacheFolder: string): ApiDependencies["rules"] {
  return {
    runTests: async (rule) => runRuleTests([rule], await store.globals.all(), { cacheFolder }),
    necessaryConditions: () => [],
  };
}
