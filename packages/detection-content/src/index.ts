export {
  type ConditionPath,
  type ConditionScalar,
  type ConditionStep,
  checkCondition,
  comparable,
  compileTest,
  folded,
  isTruthy,
  kindOf,
  type MatchCondition,
  testKey,
  testsOf,
  type ValueKind,
  type ValueTest,
  valueKinds,
} from "./conditions/match-condition.ts";
export { readEvery, readStep } from "./conditions/read-path.ts";
export { checkReferences, type KnownThings, kindsOf } from "./content/check-references.ts";
export { dropUnknownNames } from "./content/drop-unknown-names.ts";
export { type LoadFilesOptions, type LoadOptions, loadContent, loadFiles } from "./content/load-content.ts";
export { type ForeignContent, isTemplate, loadForeignFiles } from "./content/load-foreign-files.ts";
export { writeContent } from "./content/write-content.ts";
export { simpleLogicMembers } from "./content/write-item.ts";
export type { CorrelationDetection } from "./correlation/correlation-detection.ts";
export { type CorrelationPlan, type PlannedStep, planCorrelation } from "./correlation/correlation-plan.ts";
export type { CorrelationProblem } from "./correlation/correlation-problem.ts";
export {
  type CorrelationContext,
  type ParsedCorrelationDetection,
  parseCorrelationDetection,
} from "./correlation/parse-correlation-detection.ts";
export {
  type CorrelationMatch,
  type CorrelationTime,
  correlate,
  type MatchedSignal,
} from "./correlation-matching/correlate.ts";
export { type CorrelationTestResult, runCorrelationTests } from "./correlation-matching/run-correlation-tests.ts";
export type { CorrelationSignals, SignalColumns, SignalGroup } from "./correlation-matching/signal-group.ts";
export { testCorrelationRuleYaml } from "./correlation-matching/test-correlation-rule-yaml.ts";
export {
  checkDashboardQueries,
  type DashboardQuery,
  type FindQueryProblem,
} from "./dashboards/check-dashboard-queries.ts";
export { dashboardIdProblem } from "./dashboards/dashboard-fields.ts";
export { conditionNamed, conditionNames, operandKindOf } from "./expressions/condition-names.ts";
export type { ExpressionExplanation } from "./expressions/explain-expression.ts";
export { combinators, quantifiers } from "./expressions/expression.ts";
export { findPackGaps, type PackGap } from "./packs/find-pack-gaps.ts";
export { releasedPacks } from "./packs/released-packs.ts";
export { idsOfItems, selectItems } from "./packs/select-items.ts";
export { type PinnedPack, withPinnedPacks } from "./packs/with-pinned-packs.ts";
export { importedModules } from "./python-text/imported-modules.ts";
export { type ContentFile, fileOnDisk, filesInMemory } from "./repository/content-file.ts";
export { type ItemFilter, isFinished, parseItemFilter } from "./repository/item-filter.ts";
export {
  type ContentItems,
  contentOf,
  detectionsOf,
  type ItemSource,
  type LoadedContent,
  noItems,
} from "./repository/loaded-content.ts";
export { type PackedItem, packContent } from "./repository/pack-content.ts";
export { type ContentArchive, readArchive } from "./repository/read-archive.ts";
export { type PythonLibraries, readWheels } from "./repository/read-wheels.ts";
export type { RepositoryFile } from "./repository/repository-file.ts";
export { writeZip } from "./repository/write-zip.ts";
export { type AskedField, askedFields } from "./sigma-logic/asked-fields.ts";
export { compileSigmaLogic } from "./sigma-logic/compile-sigma-logic.ts";
export { createFieldReaders, type FieldReaders } from "./sigma-logic/field-readers.ts";
export { type CompiledRule, compileRule, type RuleExplanation } from "./simple-rules/compile-simple-rule.ts";
export { transpileFilters } from "./transpile/transpile-filters.ts";
export { transpileSimpleDetection } from "./transpile/transpile-simple-detection.ts";
export { transpileSimpleRule } from "./transpile/transpile-simple-rule.ts";
export { type CodeUses, type UsableContent, usesOfDataModel, usesOfHelper } from "./uses/find-uses.ts";
export type { ContentProblem } from "./yaml/content-problem.ts";
export { readYaml } from "./yaml/read-yaml.ts";
export { writeYaml } from "./yaml/write-yaml.ts";
