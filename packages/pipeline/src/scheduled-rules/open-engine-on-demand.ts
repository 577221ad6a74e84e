import { type PythonLibraries, startRuleEngine, type TableLookup } from "@pharos/detection";
import { ruleKinds } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { answerCacheRequest } from "../cache/answer-cache-request.ts";
import { EngineOnDemand, type OnDemandContent } from "./engine-on-demand.ts";

export interface OnDemandOptions {
  readonly store: Store;
  /** Where the Python runtime keeps its start-up snapshot. */
  readonly cacheFolder: string;
  /** Packages that detections may import. */
  readonly libraries?: PythonLibraries;
  /** Serves `event.lookup`; without it there is no table. */
  readonly lookup?: TableLookup;
  readonly clock: () => Date;
  readonly onProblem: (what: string, error: unknown) => void;
}

/** The same as for rules over events: long enough that only a detection without end is stopped. */
const callTimeoutMs = 5_000;

/** An engine for the scheduled rules and policies of the store. Nothing is started yet. */
export function openEngineOnDemand({
  store,
  cacheFolder,
  libraries = {},
  lookup,
  clock,
  onProblem,
}: OnDemandOptions): EngineOnDemand {
  return new EngineOnDemand({
    load: () => loadOnDemandContent(store),
    revision: async () => {
      const parts = [store.detections.revision([...ruleKinds, "POLICY"]), store.globals.revision()];
      return (await Promise.all(parts)).join();
    },
    start: (content) =>
      startRuleEngine({
        ...content,
        libraries,
        cacheFolder,
        callTimeoutMs,
        cache: (request) => answerCacheRequest(store, request, clock()),
        ...(lookup && { lookup }),
        notice: (message) => onProblem("The Python process of policies and scheduled rules", new Error(message)),
      }),
    clock,
  });
}

/** Rows of queries have no data model, so none is loaded. */
async function loadOnDemandContent(store: Store): Promise<OnDemandContent> {
  const [rules, policies, globals] = await Promise.all([
    store.detections.allRules(),
    store.detections.allPolicies(),
    store.globals.all(),
  ]);
  return {
    rules: rules.filter(({ enabled, scheduledQueries }) => enabled && scheduledQueries?.length),
    policies: policies.filter(({ enabled }) => enabled),
    globals,
  };
}
