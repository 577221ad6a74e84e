import { expect, test } from "vitest";
import {
  createPullInput,
  newPullSourceValues,
  type Provider,
  pullInput,
  pullSourceProblems,
  shownFields,
  valuesOfPullSource,
} from "./pull-source-values.ts";

const field = { isOptional: false, isMultiline: false, default: [], type: "text" } as const;
const provider: Provider = {
  id: "okta",
  name: "Okta",
  fields: [
    { ...field, name: "domain", label: "Domain", type: "host" },
    { ...field, name: "token", label: "API token", type: "secret" },
    { ...field, name: "clientId", label: "Client ID" },
    { ...field, name: "note", label: "Note", isOptional: true, default: ["none"] },
  ],
  authentications: [
    { id: "token", label: "API token", uses: ["token"], needsAuthorization: false },
    { id: "oauth", label: "App", uses: ["clientId"], needsAuthorization: false },
  ],
  streams: [
    { name: "log", label: "System log", logTypes: ["Okta.SystemLog"], isOptional: false },
    { name: "users", label: "Users", logTypes: ["Okta.Users"], isOptional: true },
  ],
};
const filled = {
  ...newPullSourceValues(provider),
  fields: { domain: ["example.okta.com"], token: ["t"], clientId: [], note: [] },
};

test("shows the fields of the chosen way alone", () => {
  expect(shownFields(provider, "token").map(({ name }) => name)).toEqual(["domain", "token", "note"]);
  expect(shownFields(provider, "oauth").map(({ name }) => name)).toEqual(["domain", "clientId", "note"]);
});

test("begins with what the provider proposes", () => {
  expect(newPullSourceValues(provider)).toMatchObject({
    label: "Okta",
    authentication: "token",
    streams: ["log"],
    fields: { note: ["none"], token: [] },
  });
});

test("asks for a secret when the source is new, and keeps it when it is not", () => {
  const values = { ...filled, fields: { ...filled.fields, token: [] } };
  expect(pullSourceProblems(provider, values, true)).toEqual({ "fields.token": "This field is required" });
  expect(pullSourceProblems(provider, values, false)).toEqual({});
  expect(pullInput(provider, values).values.map(({ name }) => name)).toEqual(["domain", "note"]);
});

test("sends what is shown, and takes an optional value away that is emptied", () => {
  expect(createPullInput(provider, filled)).toEqual({
    label: "Okta",
    provider: "okta",
    authentication: "token",
    values: [
      { name: "domain", values: ["example.okta.com"] },
      { name: "token", values: ["t"] },
      { name: "note", values: [] },
    ],
    streams: ["log"],
    startHoursBack: 24,
  });
});

test("a stored source fills the form without its secrets", () => {
  const stored = { integrationLabel: "Prod", authentication: "token", chosenStreams: ["log"] };
  const values = [{ name: "domain", values: ["a.okta.com"] }];
  expect(valuesOfPullSource(provider, { ...stored, values })).toMatchObject({
    label: "Prod",
    fields: { domain: ["a.okta.com"], token: [] },
  });
});
