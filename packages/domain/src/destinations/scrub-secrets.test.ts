import { expect, test } from "vitest";
import { secretMask } from "./destination.ts";
import { scrubSecrets } from "./scrub-secrets.ts";

const settings = {
  webhookURL: "https://hooks.example.com/services/T0/open-sesame?sig=a+b/c",
  headers: [{ name: "X-Key", value: "pässword" }],
  channel: "#general",
};
const scrub = (text: string) => scrubSecrets(text, settings, ["webhookURL", "headers", "absent"]);

test.each([
  { name: "an address", text: `Failed to parse ${settings.webhookURL}`, scrubbed: `Failed to parse ${secretMask}` },
  { name: "a part of its path", text: "no hook open-sesame", scrubbed: `no hook ${secretMask}` },
  { name: "a header", text: "got pässword", scrubbed: `got ${secretMask}` },
  { name: "URL-encoded", text: encodeURIComponent("pässword"), scrubbed: secretMask },
  { name: "as Base64", text: Buffer.from("pässword").toString("base64"), scrubbed: secretMask },
  { name: "nothing of a host or a channel", text: "hooks.example.com #general T0", scrubbed: undefined },
])("takes out $name", ({ text, scrubbed }) => {
  expect(scrub(text)).toBe(scrubbed ?? text);
});
