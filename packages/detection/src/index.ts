export { type CheckedCondition, type RuleEngine, type RuleEngineStats, startRuleEngine } from "./engine/rule-engine.ts";
export { type PreparePythonOptions, preparePython } from "./interpreter/prepare-python.ts";
export {
  encodePartialEvent,
  type Unread,
  unreadBeside,
  type Wanted,
  wantedOf,
} from "./partial-events/partial-event.ts";
export { checkResources, type PolicyResult, type ResourceToCheck } from "./policies/check-resources.ts";
export {
  type ProjectProblem,
  type ProjectRule,
  type ProjectToRead,
  type ReadProject,
  readProject,
} from "./projects/read-project.ts";
export type { CacheEntry, CacheRequest, CacheStore, CacheValue } from "./rules/cache-store.ts";
export { completeMatch, type GeneratedMatch } from "./rules/complete-match.ts";
export { callTimeoutMsDefault, type RuleEngineOptions, type RuleSet } from "./rules/engine-options.ts";
export { applyCacheRequest, createMemoryCacheStore } from "./rules/memory-cache-store.ts";
export type { RuleBatch, RuleBatchResult, RuleFailure, RuleMatch } from "./rules/rule-batch.ts";
export type { RuleOutage } from "./rules/rule-outage.ts";
export {
  explainTest,
  type MeasuredCoverage,
  type RuleTestResult,
  type TestedFunction,
} from "./rules/rule-test-result.ts";
export type { TableLookup } from "./rules/table-lookup.ts";
export { defaultDomain, type TrustDomains } from "./rules/trust-domains.ts";
export type { SandboxLayers } from "./sandbox/layers.ts";
export { type MissingLayer, probeSandboxLayers, type WorkingLayers } from "./sandbox/probe-layers.ts";
export {
  type ScriptAnswer,
  type ScriptRunner,
  type ScriptRunnerOptions,
  startScriptRunner,
} from "./scripts/script-runner.ts";
export { type ContentCheck, type ContentCheckOptions, checkContent } from "./unit-tests/check-content.ts";
export {
  createDraftTests,
  type DraftTestReport,
  type DraftTestRunOptions,
  type DraftTests,
} from "./unit-tests/draft-tests.ts";
export { type EventExplanation, explainEvent } from "./unit-tests/explain-event.ts";
export { localTestsOf } from "./unit-tests/local-tests-of.ts";
export { type RuleTestCase, ruleTestCases } from "./unit-tests/rule-test-cases.ts";
export { type RuleTestOptions, runRuleTests } from "./unit-tests/run-rule-tests.ts";
