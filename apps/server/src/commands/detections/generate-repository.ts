import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const logType = "Custom.Door";
/** Of each kind of logic; every rule looks for another door. */
const rulesEach = 100;

/** Writes a repository with 300 rules, and items of every other kind, that work together; gives its number of items. */
export function generateRepository(folder: string): void {
  for (const [path, text] of Object.entries(files())) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

function files(): Record<string, string> {
  const all: Record<string, string> = {
    "global_helpers/doors.yml": "AnalysisType: global\nGlobalID: doors\nFilename: doors.py\nDescription: Doors\n",
    "global_helpers/doors.py": 'def is_door(event, name):\n    return event.udm("place") == name\n',
    "data_models/door.yml": `AnalysisType: datamodel
DataModelID: Door
Enabled: true
LogTypes: [${logType}]
Mappings: [{Name: place, Path: door}]
`,
    "queries/daily.yml": `AnalysisType: scheduled_query
QueryName: Doors of the day
Enabled: true
Query: SELECT door FROM pharos_logs.public.custom_door
Schedule: {CronExpression: "0 6 * * *", TimeoutMinutes: 5}
`,
    "queries/once.yml": "AnalysisType: saved_query\nQueryName: Doors once\nQuery: SELECT 1\n",
    "rules/daily.yml": `AnalysisType: scheduled_rule
RuleID: Door.Daily
Filename: daily.py
Enabled: true
Severity: Info
ScheduledQueries: [Doors of the day]
`,
    "rules/daily.py": "def rule(event):\n    return True\n",
    "policies/bucket.yml": `AnalysisType: policy
PolicyID: Bucket.Private
Filename: bucket.py
Enabled: true
Severity: Low
ResourceTypes: [AWS.S3.Bucket]
`,
    "policies/bucket.py": "def policy(resource):\n    return not resource.get('Public')\n",
    "correlation_rules/two.yml": `AnalysisType: correlation_rule
RuleID: Door.Two
Enabled: true
Severity: High
Detection:
  - Group:
      - {ID: a, RuleID: Door.Python.0}
      - {ID: b, RuleID: Door.Yaml.0}
    MatchCriteria:
      badge: [{GroupID: a, Match: badge}, {GroupID: b, Match: badge}]
    Schedule: {RateMinutes: 60, TimeoutMinutes: 5}
    LookbackWindowMinutes: 90
`,
    "packs/doors.yml":
      "AnalysisType: pack\nPackID: Doors\nPackDefinition: {IDs: [Door.Python.0, Door.Yaml.0, doors]}\n",
    "dashboards/doors.yml": `AnalysisType: dashboard
DashboardID: Door.Dashboard
Variables: [{Name: door}]
Panels:
  - Title: Opened
    Query: custom_door | where door == $door | count
`,
    "scheduled_prompts/weekly.yml": `AnalysisType: scheduled_prompt
PromptName: weekly
DisplayName: Weekly
PromptText: Which doors?
RunAsUser: ada@example.com
Schedule: {RateMinutes: 60, TimeoutMinutes: 5}
`,
  };
  for (let n = 0; n < rulesEach; n++) Object.assign(all, pythonRule(n), yamlRule(n), derivedRule(n));
  return all;
}

function pythonRule(n: number): Record<string, string> {
  return {
    [`rules/python_${n}.yml`]: `AnalysisType: rule
RuleID: Door.Python.${n}
Filename: python_${n}.py
Enabled: true
Severity: High
LogTypes: [${logType}]
Tests:
  - {Name: it, ExpectedResult: true, Log: {door: "python ${n}", p_log_type: ${logType}}}
`,
    [`rules/python_${n}.py`]: `from doors import is_door


def rule(event):
    return is_door(event, "python ${n}")


def title(event):
    return f"Door python ${n} opened by {event.get('badge')}"
`,
  };
}

function yamlRule(n: number): Record<string, string> {
  return {
    [`rules/yaml_${n}.yml`]: `AnalysisType: rule
RuleID: Door.Yaml.${n}
Enabled: true
Severity: Medium
LogTypes: [${logType}]
Detection: [{KeyPath: door, Condition: Equals, Value: "yaml ${n}"}]
AlertTitle: "Door {door} opened"
`,
  };
}

function derivedRule(n: number): Record<string, string> {
  return {
    [`rules/derived_${n}.yml`]: `AnalysisType: rule
RuleID: Door.Derived.${n}
BaseDetection: Door.Yaml.${n}
Severity: Low
`,
  };
}
