import { describe, expect, test } from "vitest";
import {
  type HttpSourceValues,
  httpSourceInput,
  httpSourceProblems,
  newHttpSourceValues,
  valuesOfSource,
} from "./http-source-values.ts";

const good: HttpSourceValues = { ...newHttpSourceValues, label: "Edge", logTypes: ["Nginx.Access"] };

test.each<{ name: string; part: Partial<HttpSourceValues>; field: string; problem: RegExp }>([
  { name: "an empty label", part: { label: " " }, field: "label", problem: /required/ },
  { name: "a label with a slash", part: { label: "a/b" }, field: "label", problem: /alphanumeric/ },
  { name: "a label of 37 letters", part: { label: "a".repeat(37) }, field: "label", problem: /36 characters/ },
  { name: "no log type", part: { logTypes: [] }, field: "logTypes", problem: /at least one/ },
  {
    name: "a nested enclosing field",
    part: { streamType: "JsonArray", hasEnvelope: true, jsonArrayEnvelopeField: "a.b" },
    field: "jsonArrayEnvelopeField",
    problem: /Nested fields are not supported/,
  },
  {
    name: "a root element without a name",
    part: { streamType: "XML", hasRoot: true },
    field: "xmlRootElement",
    problem: /required/,
  },
  { name: "Basic without a user", part: { method: "Basic" }, field: "username", problem: /required/ },
  { name: "an own secret that is empty", part: { secretChoice: "own" }, field: "secret", problem: /required/ },
])("refuses $name", ({ part, field, problem }) => {
  expect(httpSourceProblems({ ...good, ...part })).toEqual({ [field]: expect.stringMatching(problem) });
});

test("what the chosen type and method do not need is neither checked nor sent", () => {
  const values: HttpSourceValues = {
    ...good,
    streamType: "Lines",
    hasEnvelope: true,
    jsonArrayEnvelopeField: "a.b",
    method: "None",
    secretChoice: "own",
    headerName: "X-Key",
  };
  expect(httpSourceProblems(values)).toEqual({});
  expect(httpSourceInput(values)).toEqual({
    label: "Edge",
    logTypes: ["Nginx.Access"],
    logStreamType: "Lines",
    logStreamTypeOptions: {},
    auth: { method: "None" },
  });
});

describe("a secret", () => {
  const stored = valuesOfSource({
    integrationLabel: "Edge",
    logTypes: ["Nginx.Access"],
    logStreamType: "JsonArray",
    logStreamTypeOptions: { jsonArrayEnvelopeField: "records" },
    auth: { method: "HMAC", headerName: "X-Sig", algorithm: "sha512" },
  });
  test("stays unless another is chosen", () => {
    expect(httpSourceInput(stored, () => "made")).toMatchObject({
      logStreamTypeOptions: { jsonArrayEnvelopeField: "records" },
      auth: { method: "HMAC", headerName: "X-Sig", algorithm: "sha512" },
    });
    expect(httpSourceInput(stored, () => "made").auth).not.toHaveProperty("secret");
  });
  test("is made anew when asked for", () => {
    expect(httpSourceInput({ ...stored, secretChoice: "generate" }, () => "made").auth.secret).toBe("made");
  });
  test("is left to the server for a new source", () => {
    expect(httpSourceInput(good).auth).toEqual({ method: "SharedSecret" });
  });
});
