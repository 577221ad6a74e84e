import { graphql } from "../../../graphql/generated/index.ts";

/** Everything that the form holds of a rule. */
export const editedRuleQuery = graphql(`
  query EditedRule($id: ID!) {
    rule(id: $id) {
      id kind displayName enabled managed severity logTypes scheduledQueries
      description reference runbook tags reports { key values } outputIds
      dedupPeriodMinutes threshold createAlert summaryAttributes
      body simpleDetectionBody sigmaBody inlineFilters baseDetection
      tests { name expectedResult resource mocks { objectName returnValue } }
      lastModified lastModifiedBy { name }
    }
  }
`);

export const editedPolicyQuery = graphql(`
  query EditedPolicy($id: ID!) {
    policy(id: $id) {
      id kind displayName enabled managed severity resourceTypes suppressions
      description reference runbook tags reports { key values } outputIds
      body tests { name expectedResult resource mocks { objectName returnValue } }
      lastModified lastModifiedBy { name }
    }
  }
`);

export const editedCorrelationRuleQuery = graphql(`
  query EditedCorrelationRule($id: ID!) {
    correlationRule(id: $id) {
      id kind displayName enabled managed severity
      description reference runbook tags reports { key values } outputIds
      createAlert summaryAttributes body tests { name expectedResult ruleOutputs }
      lastModified lastModifiedBy { name }
    }
  }
`);
