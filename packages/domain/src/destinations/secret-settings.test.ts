import { expect, test } from "vitest";
import { secretMask } from "./destination.ts";
import { maskSecrets, mergeSecrets, secretsToEnterAgain } from "./secret-settings.ts";

const secretKeys = ["webhookURL", "customHeaders", "token"];
const stored = {
  webhookURL: "https://hooks.example.com/a",
  customHeaders: [{ name: "X-Key", value: "open-sesame" }],
  token: "t",
  channel: "#general",
};

test("shows a mask for every secret, and names of headers", () => {
  expect(maskSecrets({ ...stored, token: "" }, secretKeys)).toEqual({
    webhookURL: secretMask,
    customHeaders: [{ name: "X-Key", value: secretMask }],
    token: "",
    channel: "#general",
  });
});

test.each([
  { name: "masks", given: maskSecrets(stored, secretKeys) },
  {
    name: "empty texts",
    given: { webhookURL: "", customHeaders: [{ name: "X-Key", value: "" }], channel: "#general" },
  },
  { name: "nothing", given: { customHeaders: [{ name: "X-Key" }], channel: "#general" } },
])("$name keep what is stored", ({ given }) => {
  expect(mergeSecrets(stored, given, secretKeys).settings).toEqual(stored);
});

test("takes new values, and drops headers that were removed", () => {
  const given = { ...maskSecrets(stored, secretKeys), token: "new", customHeaders: [] };
  expect(mergeSecrets(stored, given, secretKeys)).toEqual({
    settings: { ...stored, token: "new", customHeaders: [] },
    kept: ["webhookURL"],
  });
});

test.each([
  { name: "another host", webhookURL: "https://evil.example/a", again: ["customHeaders", "token"] },
  { name: "another port", webhookURL: "https://hooks.example.com:8443/a", again: ["customHeaders", "token"] },
  { name: "another scheme", webhookURL: "http://hooks.example.com/a", again: ["customHeaders", "token"] },
  { name: "another path", webhookURL: "https://hooks.example.com/b", again: [] },
])("$name: which kept secrets must be entered again", ({ webhookURL, again }) => {
  const given = { ...maskSecrets(stored, secretKeys), webhookURL };
  const { settings, kept } = mergeSecrets(stored, given, secretKeys);
  expect(secretsToEnterAgain(stored, settings, kept)).toEqual(again);
});
