import { startRuleEngine, type TableLookup } from "@pharos/detection";
import type { PythonLibraries } from "@pharos/detection-content";
import { type OsAccount, ruleKinds } from "@pharos/domain";
import type { Store } from "@pharos/store";
import { findTrustDomains } from "../access/find-trust-domains.ts";
import { holdToAccess } from "../access/hold-to-access.ts";
import { answerCacheRequest } from "../cache/answer-cache-request.ts";
import { EngineOnDemand, type OnDemandContent } from "./engine-on-demand.ts";

export interface OnDemandOptions {
  readonly store: Store;
  /** Where the Python runtime keeps its start-up snapshot. */
  readonly cacheFolder: string;
  /** The account that Python's processes run as; only root can choose one. */
  readonly account?: OsAccount;
  /** Packages that detections may import. */
  readonly libraries?: PythonLibraries;
  /** Serves `event.lookup`; without it there is no table. */
  readonly lookup?: TableLookup;
  readonly clock: () => Date;
  readonly onProblem: (what: string, error: unknown) => void;
}

/** An engine for the scheduled rules and policies of the store. Nothing is started yet. */
export function openEngineOnDemand({
  store,
  cacheFolder,
  account,
  libraries = {},
  lookup,
  clock,
  onProblem,
}: OnDemandOptions): EngineOnDemand {
  return new EngineOnDemand({
    load: () => loadOnDemandContent(store),
    revision: async () => {
      const { detections, globals, savedQueries, authors } = store;
      const ofRules = detections.revision([...ruleKinds, "POLICY"]);
      const parts = [ofRules, globals.revision(), savedQueries.revision(), authors.revision()];
      return (await Promise.all(parts)).join();
    },
    start: (content) =>
      startRuleEngine({
        ...content,
        libraries,
        cacheFolder,
        ...(account && { account }),
        cache: (request) => answerCacheRequest(store, request, clock()),
        ...(lookup && { lookup }),
        notice: (message) => onProblem("The Python process of policies and scheduled rules", new Error(message)),
      }),
    clock,
  });
}

/** Rows of queries have no data model, so none is loaded. */
async function loadOnDemandContent(store: Store): Promise<OnDemandContent> {
  const [allRules, allPolicies, globals, queries, accessOf] = await Promise.all([
    store.detections.allRules(),
    store.detections.allPolicies(),
    store.globals.all(),
    store.savedQueries.all(),
    store.authors.access(),
  ]);
  const known = {
    detections: new Map(allRules.map((rule) => [rule.id, rule])),
    queries: new Map(queries.map((query) => [query.name, query])),
    accessOf,
  };
  const scheduled = allRules.filter(({ enabled, scheduledQueries }) => enabled && scheduledQueries?.length);
  const { rules, setAside } = holdToAccess(scheduled, known);
  const policies = allPolicies.filter(({ enabled }) => enabled);
  const trustDomains = findTrustDomains({ detections: [...rules, ...policies], globals, dataModels: [] }, known);
  return { rules, setAside, policies, globals, trustDomains };
}
