import {
  type CorrelationRule,
  type DataModel,
  type Detection,
  type GlobalHelper,
  type IdentifiedDashboard,
  isCorrelationRule,
  isPolicy,
  type LookupTable,
  type Pack,
  type Policy,
  type Rule,
  type SavedQuery,
  type ScheduledPrompt,
} from "@pharos/domain";
import type { ContentProblem, Place } from "../yaml/content-problem.ts";
import type { RepositoryFile } from "./repository-file.ts";

/** Where an item comes from; paths as in problems. */
export interface ItemSource {
  readonly file: string;
  /** Its Python; undefined for an item without. */
  readonly bodyFile: string | undefined;
  /** False for a `Status` of Experimental or Deprecated. */
  readonly isFinished: boolean;
  /** By name, of what the file names, of its tests and of its queries; absent where nobody wrote it as YAML of ours. */
  readonly places?: ReadonlyMap<string, Place>;
}

/** The items of a repository, by kind. */
export interface ContentItems {
  readonly rules: Rule[];
  readonly scheduledRules: Rule[];
  readonly policies: Policy[];
  readonly correlationRules: CorrelationRule[];
  readonly globals: GlobalHelper[];
  readonly dataModels: DataModel[];
  /** Saved and scheduled ones. */
  readonly queries: SavedQuery[];
  readonly packs: Pack[];
  readonly lookupTables: LookupTable[];
  readonly scheduledPrompts: ScheduledPrompt[];
  readonly dashboards: IdentifiedDashboard[];
}

/** The file of rows that came with a lookup table. */
export interface LookupFileContent {
  readonly filename: string;
  readonly bytes: Buffer;
}

export interface LoadedContent extends ContentItems {
  /** By the names of their tables. */
  readonly lookupFiles: Map<string, LookupFileContent>;
  /** Everything that is wrong, in the order of the files; the items concerned are left out of the lists. */
  readonly problems: ContentProblem[];
  /** By id or name, of the items in the lists. */
  readonly sources: Map<string, ItemSource>;
  /** Tables for Sigma rules, those that count first at the front. */
  readonly sigmaMappings: RepositoryFile[];
  /** How many items there are, also broken ones. */
  itemCount: number;
}

export function noItems(): ContentItems {
  return {
    rules: [],
    scheduledRules: [],
    policies: [],
    correlationRules: [],
    globals: [],
    dataModels: [],
    queries: [],
    packs: [],
    lookupTables: [],
    scheduledPrompts: [],
    dashboards: [],
  };
}

/** Nothing loaded yet. */
export function noContent(): LoadedContent {
  return {
    ...noItems(),
    lookupFiles: new Map(),
    sigmaMappings: [],
    problems: [],
    sources: new Map(),
    itemCount: 0,
  };
}

/** The detections of all kinds, those that others derive from before them. */
export function detectionsOf(content: ContentItems): Detection[] {
  const { rules, scheduledRules, policies, correlationRules } = content;
  const bases = rules.filter(({ kind }) => kind !== "DERIVED_RULE");
  const derived = rules.filter(({ kind }) => kind === "DERIVED_RULE");
  return [...bases, ...derived, ...scheduledRules, ...policies, ...correlationRules];
}

/** Content of these detections alone, as if they had been loaded. */
export function contentOf(detections: readonly Detection[]): LoadedContent {
  const content = { ...noContent(), itemCount: detections.length };
  for (const detection of detections) {
    if (isPolicy(detection)) content.policies.push(detection);
    else if (isCorrelationRule(detection)) content.correlationRules.push(detection);
    else (detection.scheduledQueries === undefined ? content.rules : content.scheduledRules).push(detection);
  }
  return content;
}
