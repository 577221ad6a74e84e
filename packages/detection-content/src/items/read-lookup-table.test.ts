import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadContent } from "../content/load-content.ts";

let root: string;
let folder: string;
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pharos-lookup-content-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  folder = join(root, String(count++));
  await mkdir(folder);
});

async function load(yaml: string, files: Readonly<Record<string, string>> = {}) {
  await writeFile(join(folder, "table.yml"), `AnalysisType: lookup_table\n${yaml}`);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return loadContent(folder);
}
async function problemsOf(yaml: string, files: Readonly<Record<string, string>> = { "rows.csv": "ip\n" }) {
  const { problems, lookupTables } = await load(yaml, files);
  expect(lookupTables).toEqual([]);
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const map = "LogTypeMap: { PrimaryKey: ip }\n";
const head = `LookupName: Bad Hosts\nEnabled: true\nSchema: Custom.BadHosts\n${map}`;

test("reads a table with its file of rows", async () => {
  const content = await load(
    `LookupName: Bad Hosts
Enabled: true
Description: Seen before
Reference: https://example.com
BaseVersion: 3
Schema: Custom.BadHosts
Filename: rows.csv
LogTypeMap:
  PrimaryKey: ip
  AssociatedLogTypes:
    - LogType: AWS.CloudTrail
      Selectors: [sourceIPAddress, $.a.b, p_any_ip_addresses]
`,
    { "rows.csv": "ip\n192.0.2.1\n" },
  );
  expect(content.problems).toEqual([]);
  expect(content.lookupTables).toEqual([
    {
      name: "Bad Hosts",
      enabled: true,
      description: "Seen before",
      reference: "https://example.com",
      schema: "Custom.BadHosts",
      primaryKey: "ip",
      associations: [{ logType: "AWS.CloudTrail", selectors: ["sourceIPAddress", "$.a.b", "p_any_ip_addresses"] }],
      origin: { kind: "file", filename: "rows.csv" },
    },
  ]);
  expect(content.lookupFiles.get("Bad Hosts")?.bytes.toString()).toBe("ip\n192.0.2.1\n");
});

test("reads a table that is read again from a bucket", async () => {
  const { lookupTables, problems } = await load(`${head}Refresh:
  ObjectPath: s3://bucket/ip.mmdb
  PeriodMinutes: 1440
  RoleARN: arn:aws:iam::123456789012:role/x
`);
  expect(problems).toEqual([]);
  expect(lookupTables[0]?.origin).toEqual({
    kind: "object",
    path: "s3://bucket/ip.mmdb",
    settings: { PeriodMinutes: 1440, RoleARN: "arn:aws:iam::123456789012:role/x" },
  });
});

test("reads a table that a query fills", async () => {
  const { lookupTables, problems } = await load(`LookupName: baseline
Enabled: true
LogTypeMap: { PrimaryKey: user, AssociatedLogTypes: [] }
SnowflakeQuery: SELECT user FROM panther_logs.public.okta
Refresh: { CronExpression: "0 0 * * *" }
Indicators: [{ Field: user, Indicators: [email] }]
Validations: [{ Field: net, Validations: [cidr] }]
`);
  expect(problems).toEqual([]);
  expect(lookupTables[0]).toMatchObject({
    schema: undefined,
    associations: [],
    origin: {
      kind: "query",
      sql: "SELECT user FROM panther_logs.public.okta",
      refresh: { cronExpression: "0 0 * * *" },
      indicators: { user: ["email"] },
      validations: { net: ["cidr"] },
    },
  });
});

test.each([
  { yaml: "Enabled: true\n", says: ["LookupName is missing", "LogTypeMap is missing", "Schema is missing"] },
  { yaml: head, says: ["Filename or Refresh is missing"] },
  { yaml: `${head}Filename: gone.csv\n`, says: ["the file gone.csv can't be read"] },
  { yaml: `${head}Filename: rows.csv\nRefresh: {}\n`, says: ["Filename and Refresh exclude each other"] },
  { yaml: `${head}Filename: rows.csv\nColour: red\n`, says: ["7:1 unknown key Colour"] },
  {
    yaml: "LookupName: x\nEnabled: true\nSchema: S\nFilename: rows.csv\nLogTypeMap:\n  AssociatedLogTypes: [{ LogType: A, Selectors: ['$.a[?(@.b)]'] }]\n",
    says: ["the selector $.a[?(@.b)] must be a field, or a path", "PrimaryKey is missing"],
  },
  {
    yaml: `${head}Refresh: { ObjectPath: file:///etc, PeriodMinutes: 0, AlarmPeriodMinutes: 2000, RoleARN: a, GCSCredentials: b }\n`,
    says: [
      "ObjectPath must read like s3://",
      "PeriodMinutes must be a whole number of at least 1",
      "AlarmPeriodMinutes must be at most 1440",
      "RoleARN and GCSCredentials exclude each other",
    ],
  },
  {
    yaml: `LookupName: q\nEnabled: true\n${map}Query: SELECT 1\nRefresh: {}\nIndicators: [{ Field: a, Indicators: [ipp] }]\n`,
    says: ["PeriodMinutes or CronExpression is missing", "the indicator ipp does not exist"],
  },
])("says all that is wrong: $says", async ({ yaml, says }) => {
  const problems = (await problemsOf(yaml)).join("\n");
  for (const sentence of says) expect(problems).toContain(sentence);
});
