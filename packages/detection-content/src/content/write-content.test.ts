import { expect, test } from "vitest";
import { filesInMemory } from "../repository/content-file.ts";
import type { ContentItems } from "../repository/loaded-content.ts";
import { loadFiles } from "./load-content.ts";
import { writeContent } from "./write-content.ts";

const python = "def rule(event):\n    return True\n";
const repository: Record<string, string> = {
  "rule.py": python,
  "model.py": "def get_ip(event):\n    return event.get('ip')\n",
  "python.yml": `AnalysisType: rule
RuleID: AWS.Root Login
Filename: rule.py
Enabled: true
Severity: High
LogTypes: [AWS.CloudTrail]
DisplayName: Root signed in
Description: |
  Two lines,
  with "quotes": and more
Tags: ["yes", "12:30:45", "2026-11-20", "007"]
Reports: {MITRE ATT&CK: ["TA0001:T1078"]}
Status: Stable
BaseVersion: 3
DedupPeriodMinutes: 15
Threshold: 3
CreateAlert: false
SummaryAttributes: ["actor:email"]
InlineFilters: [{KeyPath: zone, Condition: Equals, Value: "yes"}]
Tests:
  - Name: root
    ExpectedResult: true
    Mocks: [{objectName: now, returnValue: "2026"}, {objectName: on, returnValue: false}]
    Log: {time: 2026-11-20T10:00:00Z, on: "on", count: 1.5, list: [null, {a: "010"}], deep: {empty: {}}}
`,
  "simple.yml": `AnalysisType: rule
RuleID: Simple
Detection: [{KeyPath: a.b, Condition: Equals, Value: "on"}]
AlertTitle: "{a.b}"
DynamicSeverities: [{ChangeTo: Low, Conditions: [{KeyPath: a, Condition: Exists}]}]
GroupBy: [{KeyPath: a}]
AlertContext: [{KeyName: who, KeyValue: {KeyPath: a}}]
Enabled: false
Severity: Low
LogTypes: [AWS.CloudTrail]
`,
  "derived.yml": `AnalysisType: rule
RuleID: Derived
BaseDetection: Simple
Severity: Critical
Tags: []
AlertTitle: "other {a.b}"
`,
  "scheduled.yml": `AnalysisType: scheduled_rule
RuleID: Scheduled
Filename: rule.py
Enabled: true
Severity: Info
ScheduledQueries: [Every hour]
`,
  "policy.yml": `AnalysisType: policy
PolicyID: Bucket
Filename: rule.py
Enabled: true
Severity: Medium
ResourceTypes: [AWS.S3.Bucket]
Suppressions: ["arn:*:dev"]
Tests: [{Name: open, ExpectedResult: false, Resource: {Public: true}}]
`,
  "correlation.yml": `AnalysisType: correlation_rule
RuleID: Chain
Enabled: true
Severity: High
Detection:
  - Sequence:
      - {ID: a, RuleID: AWS.Root Login}
      - {ID: b, RuleID: Simple, MinMatchCount: 2}
    Transitions:
      - {ID: ab, From: a, To: b, WithinTimeFrameMinutes: 10, Match: [{On: p_any_ips}]}
    Schedule: {RateMinutes: 60, TimeoutMinutes: 5}
    LookbackWindowMinutes: 90
Tests:
  - {Name: both, ExpectedResult: true, RuleOutputs: [{ID: a, Matches: {p_any_ips: {"1.2.3.4": [0]}}}]}
`,
  "global.yml": "AnalysisType: global\nGlobalID: helpers\nFilename: rule.py\nTags: [a]\nDescription: Helps\n",
  "model.yml": `AnalysisType: datamodel
DataModelID: Model
Enabled: true
LogTypes: [AWS.CloudTrail]
Mappings: [{Name: user, Path: $.user}, {Name: ip, Method: get_ip}]
Filename: model.py
`,
  "saved.yml":
    "AnalysisType: saved_query\nQueryName: Once\nQuery: SELECT 1\nLookback: true\nLookbackWindowSeconds: 60\n",
  "hourly.yml": `AnalysisType: scheduled_query
QueryName: Every hour
Enabled: true
Query: |-
  SELECT *
  FROM pharos_logs.public.aws_cloudtrail
Schedule: {CronExpression: "0 * * * *", TimeoutMinutes: 5}
EmailConfig: {Recipients: [ada@example.com], SendEmpty: true}
Tags: [x]
`,
  "pack.yml": "AnalysisType: pack\nPackID: Pack\nDescription: All\nPackDefinition: {IDs: [Simple, Every hour]}\n",
  "prompt.yml": `AnalysisType: scheduled_prompt
PromptName: weekly
DisplayName: Weekly
PromptText: What happened?
RunAsUser: ada@example.com
Schedule: {RateMinutes: 60, TimeoutMinutes: 5}
OutputLength: small
Enabled: false
`,
};
const tables: Record<string, string> = {
  "accounts.csv": "account,owner\n1,Ann\n",
  "accounts.yml": `AnalysisType: lookup_table
LookupName: Accounts
Enabled: true
Schema: Custom.Accounts
Filename: accounts.csv
LogTypeMap: {PrimaryKey: account, AssociatedLogTypes: [{LogType: AWS.CloudTrail, Selectors: [$.account]}]}
`,
  "bucket.yml": `AnalysisType: lookup_table
LookupName: Bucket
Enabled: false
Schema: Custom.Accounts
Refresh: {ObjectPath: "s3://b/rows.csv", PeriodMinutes: 60, RoleARN: "arn:aws:iam::1:role/x"}
LogTypeMap: {PrimaryKey: account}
`,
  "query.yml": `AnalysisType: lookup_table
LookupName: Query
Enabled: true
Query: SELECT ip FROM pharos_logs.public.x
Refresh: {CronExpression: "0 * * * *"}
LogTypeMap: {PrimaryKey: ip, AssociatedLogTypes: []}
Indicators: [{Field: ip, Indicators: [ip]}]
Validations: [{Field: ip, Validations: [ip]}]
`,
};
const at = new Date("2026-03-01T10:00:00Z");
const load = (files: Iterable<[string, string]>) =>
  loadFiles(filesInMemory(new Map([...files].map(([path, text]) => [path, Buffer.from(text)])), at));

test("writes items that load as the same items", async () => {
  const before = await load(Object.entries(repository));
  expect(before.problems).toEqual([]);
  const files = writeContent(before);
  const after = await load(files.map(({ path, text }) => [path, text]));
  expect(after.problems).toEqual([]);
  const others = ["sources", "problems", "itemCount", "lookupFiles"];
  const kinds = Object.keys(before).filter((key) => !others.includes(key));
  for (const kind of kinds as (keyof ContentItems)[]) expect(sorted(after[kind])).toEqual(sorted(before[kind]));
  expect(kinds.reduce((sum, kind) => sum + before[kind as keyof ContentItems].length, 0)).toBe(12);
});

test("writes tables with their rows, also those that are no text", async () => {
  const before = await load(Object.entries(tables));
  expect(before.problems).toEqual([]);
  const binary = { filename: "x.mmdb", bytes: Buffer.from([0xff, 0x00, 0xfe]) };
  const files = writeContent({ ...before, lookupFiles: new Map([...before.lookupFiles, ["Query", binary]]) });
  expect(files.find(({ path }) => path === "lookup_tables/query.mmdb")).toMatchObject({ isBase64: true, text: "/wD+" });
  const after = await load(files.map(({ path, text }) => [path, text]));
  expect(after.problems).toEqual([]);
  expect(after.lookupTables).toEqual(before.lookupTables);
  expect(after.lookupFiles).toEqual(before.lookupFiles);
});

test("puts them in the usual folders, two of one name apart", async () => {
  const { rules } = await load(Object.entries(repository));
  const [rule] = rules;
  if (rule === undefined) throw new Error("there is a rule");
  const files = writeContent({ rules: [rule, { ...rule, id: "aws.root.login" }] });
  expect(files.map(({ path }) => path)).toEqual([
    "rules/aws_root_login.yml",
    "rules/aws_root_login.py",
    "rules/aws_root_login_2.yml",
    "rules/aws_root_login_2.py",
  ]);
});

test("quotes what older readers of YAML would not take for text", async () => {
  const { rules } = await load(Object.entries(repository));
  const [yaml] = writeContent({ rules }).filter(({ text }) => text.includes("RuleID: AWS.Root Login"));
  expect(yaml?.text).toContain('Tags:\n  - "yes"\n  - "12:30:45"\n  - "2026-11-20"\n  - "007"\n');
});

/** The body of a correlation rule is text: as people indent it. */
function sorted(items: readonly object[]): object[] {
  const withoutLayout = items.map((item) => ("logic" in item ? { ...item, body: "" } : item));
  return withoutLayout.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
