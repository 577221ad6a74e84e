import { startTestServer } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeLoss, type SealedSecrets } from "./check-key.ts";
import { openStore, type StoreOptions } from "./open-store.ts";

const now = new Date("2026-03-01T10:00:00Z");
const former = new Uint8Array(32).fill(1);
const other = new Uint8Array(32).fill(2);
const source = {
  type: "HTTP",
  logTypes: ["Nginx.Access"],
  streamType: "Lines",
  streamOptions: {},
  auth: { method: "Bearer", secret: "open-sesame" },
  enabled: true,
  createdBy: "ada",
} as const;

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = (secretKey: Uint8Array, more: Partial<StoreOptions> = {}) =>
  openStore({ url: server.url }, { secretKey, keyPlace: "The key in /data/secret.key", ...more });

test("a database without secrets opens with any key, one with secrets only with its own", async () => {
  const first = await open(other);
  await first.close();
  const store = await open(former);
  const { id } = await store.sources.create({ ...source, label: "Doors" }, now);
  await store.close();

  await expect(open(other)).rejects.toMatchObject({
    code: "secrets.key_lost",
    message: expect.stringMatching(
      /^The key in \/data\/secret\.key is not the key.* the secrets of 1 log source \(Doors\) cannot be read\. Restore the former key.*--accept-lost-key/,
    ),
  });

  const again = await open(former);
  expect(await again.sources.secret(id)).toBe("open-sesame");
  await again.close();

  const heard: SealedSecrets[] = [];
  const accepted = await open(other, { onKeyLost: (lost) => heard.push(lost) });
  expect(heard).toEqual([{ sources: ["Doors"], users: [], destinations: [], packSources: [], hasMailServer: false }]);
  expect(await accepted.sources.secret(id)).toBeUndefined();
  await accepted.close();
  await (await open(other)).close();
});

test.each<[SealedSecrets, string]>([
  [
    { sources: ["Doors"], users: [], destinations: [], packSources: [], hasMailServer: false },
    "the secrets of 1 log source (Doors)",
  ],
  [
    {
      sources: ["Doors"],
      users: ["ada@example.com"],
      destinations: ["Tower"],
      packSources: ["Community"],
      hasMailServer: true,
    },
    "the secrets of 1 log source (Doors), the second factors of 1 user (ada@example.com), the settings of 1 alert destination (Tower), the tokens of 1 pack source (Community), and the settings of the mail server",
  ],
  [
    {
      sources: ["a", "b", "c", "d", "e", "f"],
      users: ["ada@example.com"],
      destinations: [],
      packSources: [],
      hasMailServer: false,
    },
    "the secrets of 6 log sources (a, b, c, d, e, …) and the second factors of 1 user (ada@example.com)",
  ],
])("names what is lost: %o", (lost, words) => {
  expect(describeLoss(lost)).toBe(words);
});
