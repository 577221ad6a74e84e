import type { LogSchema } from "@pharos/domain";
import { describe, expect, it } from "vitest";
import { compileCoreFields } from "./core-fields.ts";

const fields: LogSchema["fields"] = [
  { name: "user", type: "string" },
  { name: "asked.by", type: "string" },
  { name: "arn", type: "string" },
  { name: "host", type: "string" },
  { name: "port", type: "string" },
  { name: "details", type: "json" },
];
const udm: LogSchema["udm"] = [
  { name: "user.name", paths: [{ path: "user" }, "asked.by"] },
  { name: "user.arns", paths: ["arn"] },
  { name: "user.email", paths: ["details.person.email"] },
  { name: "source.address", paths: ["host"] },
  { name: "source.ip", paths: ["host"] },
  { name: "source.port", paths: ["port"] },
];
const write = compileCoreFields({ fields, udm });

function coreFieldsOf(event: Record<string, unknown>): unknown {
  write?.(event);
  return event.p_udm;
}

describe("fills core fields", () => {
  it.each([
    {
      claim: "from the first path with a value",
      event: { user: "mira", asked_by: "jonas" },
      core: { user: { name: "mira" } },
    },
    {
      claim: "from a later path past a dash",
      event: { user: "-", asked_by: "jonas" },
      core: { user: { name: "jonas" } },
    },
    {
      claim: "from a path into JSON",
      event: { details: { person: { email: "m@x.example" } } },
      core: { user: { email: "m@x.example" } },
    },
    {
      claim: "as lists for arns",
      event: { arn: "arn:aws:iam::1:root" },
      core: { user: { arns: ["arn:aws:iam::1:root"] } },
    },
    { claim: "as numbers for ports", event: { port: "443" }, core: { source: { port: 443 } } },
    {
      claim: "with an address as both address and ip",
      event: { host: "203.0.113.7" },
      core: { source: { address: "203.0.113.7", ip: "203.0.113.7" } },
    },
  ])("$claim", ({ event, core }) => {
    expect(coreFieldsOf(event)).toEqual(core);
  });
});

describe("leaves out", () => {
  it.each([
    { claim: "names that are no ARN", event: { arn: "AmazonS3" }, core: undefined },
    { claim: "an ip that is a name", event: { host: "shop.example" }, core: { source: { address: "shop.example" } } },
    { claim: "a port that is no number", event: { port: "https" }, core: undefined },
    { claim: "p_udm where nothing is mapped", event: { other: 1 }, core: undefined },
  ])("$claim", ({ event, core }) => {
    expect(coreFieldsOf(event)).toEqual(core);
  });
});
