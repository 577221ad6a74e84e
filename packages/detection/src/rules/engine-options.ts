import type { PythonLibraries } from "@pharos/detection-content";
import type { DataModel, GlobalHelper, OsAccount, Policy, Rule } from "@pharos/domain";
import type { SandboxLayers } from "../sandbox/layers.ts";
import type { CacheStore } from "./cache-store.ts";
import type { TableLookup } from "./table-lookup.ts";
import type { TrustDomains } from "./trust-domains.ts";

export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly globals: readonly GlobalHelper[];
  /** Load also those globals that nothing imports, so that outages name the ones that do not load. */
  readonly checksGlobals?: boolean;
  /** One for a log type at most; those that are not enabled count for nothing. */
  readonly dataModels?: readonly DataModel[];
  /** Packages beside the ones that are there, from `readWheels`; those of a process's first rules stay. */
  readonly libraries?: PythonLibraries;
  /** Numbered behind the rules. */
  readonly policies?: readonly Policy[];
  /** Which of all these may share an interpreter; absent: all of them. */
  readonly trustDomains?: TrustDomains;
}

export interface RuleEngineOptions extends RuleSet {
  /** Keeps Python's memory image between starts; without it each start takes a second longer. */
  readonly cacheFolder?: string;
  /** Serves `panther_detection_helpers.caching`; by default a map that lives as long as the engine. */
  readonly cache?: CacheStore;
  /** Serves `event.lookup`; by default there is no table. */
  readonly lookup?: TableLookup;
  /** Longest run of one function of a rule with one event, in processor time; `callTimeoutMsDefault` when absent. */
  readonly callTimeoutMs?: number;
  /**
   * Time that each rule may take in a minute, of a process that others wait for: one that takes more is held back for
   * some minutes. Absent: as much as it wants.
   */
  readonly ruleMsPerMinute?: number;
  /** Python's whole memory; beyond it MemoryError. */
  readonly memoryBytesMax?: number;
  readonly layers?: Partial<SandboxLayers>;
  /** The account that Python's processes run as; only root can choose one. */
  readonly account?: OsAccount;
  /** Hears what an operator should know: a layer that is not available, a process that was restarted. */
  readonly notice?: (message: string) => void;
  /** Told when the outages are others than before, for another reason than a reload. */
  readonly onOutages?: () => void;
  /** Python processes that may live at once; a trust domain beyond it waits for the idlest one to give its own up. */
  readonly processesMax?: number;
  /**
   * Starting waits no longer for rules to load: they begin to run when they are loaded. Absent: it waits for all, which
   * takes no longer than a few minutes whatever they do.
   */
  readonly startMsMax?: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly nowMs?: () => number;
}

/**
 * Long enough that only code without an end is stopped. A detection's load counts as a call as well, and the first to
 * import a large helper loads that too.
 */
export const callTimeoutMsDefault = 5_000;
export const memoryBytesMaxDefault = 512 * 1024 * 1024;
