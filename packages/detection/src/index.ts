export { checkReferences, type KnownThings, kindsOf } from "./content/check-references.ts";
export { type ContentFile, fileOnDisk, filesInMemory } from "./content/content-file.ts";
export type { ContentProblem } from "./content/content-problem.ts";
export { type ItemFilter, isFinished, parseItemFilter } from "./content/item-filter.ts";
export { type LoadFilesOptions, type LoadOptions, loadContent, loadFiles } from "./content/load-content.ts";
export {
  type ContentItems,
  contentOf,
  detectionsOf,
  type ItemSource,
  type LoadedContent,
  noItems,
} from "./content/loaded-content.ts";
export { type PackedItem, packContent } from "./content/pack-content.ts";
export { type ContentArchive, readArchive } from "./content/read-archive.ts";
export { type PythonLibraries, readWheels } from "./content/read-wheels.ts";
export { readYaml } from "./content/read-yaml.ts";
export type { RepositoryFile } from "./content/repository-file.ts";
export { writeContent } from "./content/write-content.ts";
export { simpleLogicMembers } from "./content/write-item.ts";
export { writeYaml } from "./content/write-yaml.ts";
export { writeZip } from "./content/write-zip.ts";
export { type CorrelationMatch, type CorrelationTime, correlate, type MatchedSignal } from "./correlation/correlate.ts";
export type { CorrelationDetection } from "./correlation/correlation-detection.ts";
export { type CorrelationPlan, type PlannedStep, planCorrelation } from "./correlation/correlation-plan.ts";
export type { CorrelationProblem } from "./correlation/correlation-problem.ts";
export {
  type CorrelationContext,
  type ParsedCorrelationDetection,
  parseCorrelationDetection,
} from "./correlation/parse-correlation-detection.ts";
export { type CorrelationTestResult, runCorrelationTests } from "./correlation/run-correlation-tests.ts";
export type { CorrelationSignals, SignalColumns, SignalGroup } from "./correlation/signal-group.ts";
export { testCorrelationRuleYaml } from "./correlation/test-correlation-rule-yaml.ts";
export type { CacheEntry, CacheRequest, CacheStore, CacheValue } from "./engine/cache-store.ts";
export { completeMatch, type GeneratedMatch } from "./engine/complete-match.ts";
export type { RuleEngineOptions, RuleSet } from "./engine/engine-options.ts";
export { applyCacheRequest, createMemoryCacheStore } from "./engine/memory-cache-store.ts";
export { type PreparePythonOptions, preparePython } from "./engine/prepare-python.ts";
export type { RuleBatch, RuleBatchResult, RuleFailure, RuleMatch } from "./engine/rule-batch.ts";
export { type CheckedCondition, type RuleEngine, type RuleEngineStats, startRuleEngine } from "./engine/rule-engine.ts";
export type { RuleOutage } from "./engine/rule-outage.ts";
export {
  type ScriptAnswer,
  type ScriptRunner,
  type ScriptRunnerOptions,
  startScriptRunner,
} from "./engine/script-runner.ts";
export type { TableLookup } from "./engine/table-lookup.ts";
export { defaultDomain, type TrustDomains } from "./engine/trust-domains.ts";
export type { ExpressionExplanation } from "./expressions/explain-expression.ts";
export { checkResources, type PolicyResult, type ResourceToCheck } from "./policies/check-resources.ts";
export type { SandboxLayers } from "./sandbox/layers.ts";
export { type MissingLayer, probeSandboxLayers, type WorkingLayers } from "./sandbox/probe-layers.ts";
export { type AskedField, askedFields } from "./sigma/asked-fields.ts";
export { transpileFilters } from "./transpile/transpile-filters.ts";
export { transpileSimpleDetection } from "./transpile/transpile-simple-detection.ts";
export { transpileSimpleRule } from "./transpile/transpile-simple-rule.ts";
export { type ContentCheck, type ContentCheckOptions, checkContent } from "./unit-tests/check-content.ts";
export { type EventExplanation, explainEvent } from "./unit-tests/explain-event.ts";
export { type RuleTestCase, ruleTestCases } from "./unit-tests/rule-test-cases.ts";
export { explainTest, type RuleTestResult, type TestedFunction } from "./unit-tests/rule-test-result.ts";
export { type RuleTestOptions, runRuleTests } from "./unit-tests/run-rule-tests.ts";
