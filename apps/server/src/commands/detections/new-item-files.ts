import { tableNameOf } from "@pharos/domain";

/** Text by file name. */
export type Files = Readonly<Record<string, string>>;

/** `Okta.AdminRoleGranted` is kept in `okta-admin-role-granted`. */
function fileName(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}

const head = (kind: string, idKey: string, id: string) => `AnalysisType: ${kind}
${idKey}: ${id}
DisplayName: ${id}
Enabled: true
Severity: Medium
Description: What happened, and why it matters.
Runbook: |
  1. Find out who did it and whether it was planned.
Tags:
  - Draft
`;

const ruleTests = `Tests:
  - Name: What it is for
    ExpectedResult: true
    Log:
      eventName: Example
      actor: ann
  - Name: Something else
    ExpectedResult: false
    Log:
      eventName: Other
`;

export function pythonRule(id: string, logType: string): Files {
  const name = fileName(id);
  return {
    [`${name}.yml`]: `${head("rule", "RuleID", id)}Filename: ${name}.py\nLogTypes:\n  - ${logType}\n${ruleTests}`,
    [`${name}.py`]: `def rule(event):
    return event.get("eventName") == "Example"


def title(event):
    return f"{event.get('actor')} did what this rule is for"
`,
  };
}

export function yamlRule(id: string, logType: string): Files {
  const logic = `LogTypes:
  - ${logType}
Detection:
  - KeyPath: eventName
    Condition: Equals
    Value: Example
AlertTitle: "{actor} did what this rule is for"
`;
  return { [`${fileName(id)}.yml`]: head("rule", "RuleID", id) + logic + ruleTests };
}

export function policy(id: string, resourceType: string): Files {
  const name = fileName(id);
  return {
    [`${name}.yml`]: `${head("policy", "PolicyID", id)}Filename: ${name}.py
ResourceTypes:
  - ${resourceType}
Tests:
  - Name: Compliant
    ExpectedResult: true
    Resource:
      Encrypted: true
  - Name: Not compliant
    ExpectedResult: false
    Resource:
      Encrypted: false
`,
    [`${name}.py`]: `def policy(resource):
    return resource.get("Encrypted") is True
`,
  };
}

export function scheduledRule(id: string, queryName: string): Files {
  const name = fileName(id);
  return {
    [`${name}.yml`]: `${head("scheduled_rule", "RuleID", id)}Filename: ${name}.py
ScheduledQueries:
  - ${queryName}
Tests:
  - Name: Many failures
    ExpectedResult: true
    Log:
      user: ann
      failures: 12
  - Name: A few
    ExpectedResult: false
    Log:
      user: ann
      failures: 2
`,
    [`${name}.py`]: `def rule(event):
    return event.get("failures", 0) > 10


def title(event):
    return f"{event.get('user')} failed to sign in again and again"
`,
  };
}

export function correlationRule(id: string, [first = "First.Rule", second = "Second.Rule"]: readonly string[]): Files {
  return {
    [`${fileName(id)}.yml`]: `${head("correlation_rule", "RuleID", id)}Detection:
  - Sequence:
      - ID: First
        RuleID: ${first}
      - ID: Second
        RuleID: ${second}
    Transitions:
      - ID: First, then second
        From: First
        To: Second
        WithinTimeFrameMinutes: 30
        Match:
          - On: actor
    Schedule:
      RateMinutes: 60
      TimeoutMinutes: 5
    LookbackWindowMinutes: 90
Tests:
  - Name: One actor did both
    ExpectedResult: true
    RuleOutputs:
      - ID: First
        Matches: {actor: {ann: [0]}}
      - ID: Second
        Matches: {actor: {ann: [10]}}
  - Name: Two actors did one each
    ExpectedResult: false
    RuleOutputs:
      - ID: First
        Matches: {actor: {ann: [0]}}
      - ID: Second
        Matches: {actor: {bob: [10]}}
`,
  };
}

export function globalHelper(id: string): Files {
  return {
    [`${id}.yml`]: `AnalysisType: global
GlobalID: ${id}
Filename: ${id}.py
Description: What rules use of it.
`,
    [`${id}.py`]: `def is_internal(event):
    """Whether one of ours did it."""
    return str(event.get("actor", "")).endswith("@example.com")
`,
  };
}

export function dataModel(id: string, logType: string): Files {
  const name = fileName(id);
  return {
    [`${name}.yml`]: `AnalysisType: datamodel
DataModelID: ${id}
DisplayName: ${id}
Enabled: true
LogTypes:
  - ${logType}
Filename: ${name}.py
Mappings:
  - Name: actor_user
    Path: $.userIdentity.userName
  - Name: source_ip
    Method: get_source_ip
`,
    [`${name}.py`]: `def get_source_ip(event):
    return event.get("sourceIPAddress")
`,
  };
}

export function query(name: string, isScheduled: boolean): Files {
  const schedule = "Enabled: true\nSchedule:\n  RateMinutes: 60\n  TimeoutMinutes: 5\n";
  return {
    [`${fileName(name)}.yml`]: `AnalysisType: ${isScheduled ? "scheduled_query" : "saved_query"}
QueryName: ${name}
Description: What it looks for.
${isScheduled ? schedule : ""}Query: |-
  SELECT userIdentity.userName AS user, count(*) AS failures
  FROM pharos_logs.public.aws_cloudtrail
  WHERE p_event_time > now() - INTERVAL 1 HOUR AND errorCode = 'AccessDenied'
  GROUP BY user
`,
  };
}

export function lookupTable(name: string, logType: string): Files {
  const stem = fileName(name);
  return {
    [`${stem}.yml`]: `AnalysisType: lookup_table
LookupName: ${name}
Enabled: true
Description: What is known of each account.
Schema: Custom.Accounts
Filename: ${stem}.csv
LogTypeMap:
  PrimaryKey: account
  AssociatedLogTypes:
    - LogType: ${logType}
      Selectors:
        - recipientAccountId
`,
    [`${stem}.csv`]: "account,owner\n123456789012,Payments\n",
  };
}

export function pack(id: string, itemIds: readonly string[]): Files {
  return {
    [`${fileName(id)}.yml`]: `AnalysisType: pack
PackID: ${id}
DisplayName: ${id}
Description: What its items do together.
PackDefinition:
  IDs:
${itemIds.map((itemId) => `    - ${itemId}`).join("\n")}
`,
  };
}

export function scheduledPrompt(name: string): Files {
  return {
    [`${name}.yml`]: `AnalysisType: scheduled_prompt
PromptName: ${name}
DisplayName: ${name}
PromptText: |
  Which alerts of the last week have something in common?
RunAsUser: ann@example.com
Schedule:
  CronExpression: "0 8 * * 1"
  TimeoutMinutes: 10
OutputLength: medium
`,
  };
}

export function dashboard(id: string, logType: string): Files {
  const table = tableNameOf(logType);
  return {
    [`${fileName(id)}.yml`]: `AnalysisType: dashboard
DashboardID: ${id}
DisplayName: ${id}
Description: What it shows, and for whom.
TimeRange: P1D
RefreshSeconds: 300
# Controls above the panels. A query names this one $source in PharosFlow, {source:String} in SQL.
Variables:
  - Name: source
    Label: Log source
    All: true
    Query: |
      ${table}
      | summarize events=count() by p_source_label
      | project p_source_label
# A panel without Column and Row stands beside the one before it, or below where there is no room.
Panels:
  - Title: Events
    Display: value
    Query: |
      ${table}
      | where $source == '' or p_source_label == $source
      | count
  - Title: Events by hour
    Display: column
    Width: 9
    Height: 3
    Query: |
      ${table}
      | where $source == '' or p_source_label == $source
      | summarize events=count() by time=time.trunc('hour', p_event_time)
      | sort time
  - Title: Events by source
    Display: table
    Language: sql
    Query: |
      SELECT p_source_label AS source, count(*) AS events
      FROM pharos_logs.public.${table}
      WHERE {source:String} = '' OR p_source_label = {source:String}
      GROUP BY source
      ORDER BY events DESC
  - Title: Notes
    Text: |
      **Ask the platform team** before you change a log source.
    Width: 6
    Height: 7
`,
  };
}
