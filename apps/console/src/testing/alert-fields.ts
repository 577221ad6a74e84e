export const alertId = "a".repeat(32);
export const alertPath = `/alerts-and-errors/${alertId}/`;

/** What the page of an alert asks for: one without events, entities and other alerts. */
export const alertFields = (change: object = {}) => ({
  alert: () => ({
    ...{ id: alertId, type: "ALERT", subtype: "RULE", status: "OPEN", severity: "HIGH", title: "Root signed in" },
    ...{ description: "", runbook: "", runbookTicks: [], reference: "", tags: [], context: {}, dedupString: "root" },
    origin: { __typename: "Detection" },
    ...{ createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z", ruleId: "AWS.Root", detection: null },
    ...{ firstEventMatchedAt: "2026-01-01T00:00:00Z", lastReceivedEventAt: "2026-01-01T00:00:00Z", eventTimes: null },
    ...{
      logTypes: ["AWS.CloudTrail"],
      sources: [],
      assignee: null,
      isHiddenFromAssignee: false,
      history: [],
      cases: [],
      eventCount: 0,
    },
    events: () => ({ nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null } }),
    ...{ entities: [], entitySightings: [] },
    similarAlerts: { since: "2025-10-03T00:00:00Z", outcomes: noOutcomes, alerts: [] },
    timeline: noTimeline,
    ...change,
  }),
});

export const noTimeline = {
  ...{ from: "2025-12-31T20:00:00Z", to: "2026-01-02T00:00:00Z", bucketMs: 600_000, events: [] },
  ...{ alerts: [], alertCount: 0, crowdedEntities: [] },
};

export const noOutcomes = {
  ...{ truePositives: 0, benignTruePositives: 0, falsePositives: 0, duplicates: 0, tests: 0 },
  ...{ withoutOutcome: 0, unfinished: 0 },
};
