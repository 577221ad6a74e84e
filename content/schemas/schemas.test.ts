import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  type CompiledSchema,
  compileSchema,
  createNormalizer,
  parseSchema,
  readSchemaTests,
  runSchemaTest,
} from "@pharos/normalize";
import { describe, expect, it } from "vitest";
import { schemaFiles } from "../src/index.ts";
import { aChunk } from "./a-chunk.ts";

const compiled = new Map<string, CompiledSchema>();
for (const path of schemaFiles()) {
  const schema = compileSchema(parseSchema(readFileSync(path, "utf8")));
  compiled.set(path, schema);
}
const catalogue = [...compiled].map(([path, schema]) => ({ path, schema, logType: schema.logType }));

describe("catalogue", () => {
  it("names every log type once, without regard to case", () => {
    const names = catalogue.map(({ logType }) => logType.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(catalogue)("$logType says what it holds and where that is documented", ({ schema }) => {
    expect(schema.schema.description).not.toBe("");
    expect(schema.schema.referenceURL).toMatch(/^https:\/\//);
  });

  it.each(catalogue)("$logType has required fields and an event time", ({ schema }) => {
    const fields = JSON.stringify(schema.schema.fields);
    expect(schema.schema.fields.filter((field) => field.required).length).toBeGreaterThan(0);
    expect(fields).toContain('"isEventTime":true');
  });

  it.each(catalogue)("$logType describes every top-level field", ({ schema }) => {
    expect(schema.schema.fields.filter((field) => !field.description).map((field) => field.name)).toEqual([]);
  });
});

describe.each(catalogue)("$logType", ({ path, schema, logType }) => {
  const testsPath = path.replace(/\.yml$/, "_tests.yml");
  const tests = existsSync(testsPath) ? readSchemaTests(readFileSync(testsPath, "utf8")) : [];

  it(`has two accepted records and a refused one in ${basename(testsPath)}`, () => {
    expect(tests.filter((test) => test.results.length > 0).length).toBeGreaterThanOrEqual(2);
    expect(tests.filter((test) => test.results.length === 0).length).toBeGreaterThanOrEqual(1);
    expect(new Set(tests.map((test) => test.logType))).toEqual(new Set([logType]));
  });

  it.each(tests)("$name", (test) => {
    expect(runSchemaTest(test, schema).differences).toEqual([]);
  });
});

describe("classification with all schemas attached", () => {
  const samples = catalogue.flatMap(({ path }) =>
    readSchemaTests(readFileSync(path.replace(/\.yml$/, "_tests.yml"), "utf8")),
  );
  const accepted = samples.filter((sample) => sample.results.length > 0);
  const logTypes = catalogue.map(({ logType }) => logType);
  /** One format under two names: a source has one of them, never both. */
  const twins: Readonly<Record<string, string>> = {
    "Apache.AccessCombined": "Nginx.Access",
    "Cisco.Meraki": "KeyValue.Event",
    "HAProxy.HTTP": "Syslog.RFC3164",
    "Infoblox.DNS": "Syslog.RFC3164",
    "Postfix.Log": "Syslog.RFC3164",
    "VMware.ESXi": "Syslog.RFC3164",
    "VMware.VCenter": "Syslog.RFC5424",
    "Crowdstrike.DNSRequest": "Crowdstrike.FDREvent",
    "Crowdstrike.Unknown": "Crowdstrike.FDREvent",
    "Kubernetes.Audit": "Amazon.EKS.Audit",
    "MongoDB.ProjectEvent": "MongoDB.OrganizationEvent",
    "Snyk.OrgAudit": "Snyk.GroupAudit",
  };
  const firstTwin = (logType: string) => twins[logType] ?? logType;
  const orders = [
    { order: "first to last", logTypes },
    { order: "last to first", logTypes: logTypes.toReversed() },
  ];

  it.each(orders)("knows every sample's log type when the schemas are tried $order", (order) => {
    for (const { name, logType, input } of accepted) {
      const chunk = aChunk(Buffer.from(input), "Auto", order.logTypes);
      const { tables, failures } = createNormalizer(catalogue.map(({ schema }) => schema)).normalize(chunk);
      expect(failures, `${logType}: ${name}`).toEqual([]);
      const found = tables.map((table) => firstTwin(table.logType));
      expect([...new Set(found)], name).toEqual([firstTwin(logType)]);
    }
  });
});
