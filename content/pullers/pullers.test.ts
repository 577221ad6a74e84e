import { generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  createOutboundFetch,
  listStreamKeys,
  listStreamLogTypes,
  openPuller,
  parsePuller,
  readPullSettings,
} from "@pharos/connectors";
import { type PulledEvent, PullFailure, type PullPosition } from "@pharos/domain";
import { compileSchema, createNormalizer, parseSchema } from "@pharos/normalize";
import { startVendorServer, type VendorServer } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChunk } from "../schemas/a-chunk.ts";
import { pullerFiles, schemaFiles } from "../src/index.ts";
import { type Conversation, readConversations } from "./read-conversations.ts";

const schemas = schemaFiles().map((path) => compileSchema(parseSchema(readFileSync(path, "utf8"))));
const logTypes = new Set(schemas.map(({ logType }) => logType));
const fetch = createOutboundFetch({ allowedPrivateHosts: ["127.0.0.1"] });
const dayMs = 24 * 3_600_000;

let vendor: VendorServer;
beforeAll(async () => {
  vendor = await startVendorServer();
});
afterAll(() => vendor.close());

const catalogue = pullerFiles().map((path) => ({
  path,
  definition: parsePuller(readFileSync(path, "utf8")),
  provider: basename(path, ".yml"),
}));

describe.each(catalogue)("$provider", ({ path, definition, provider }) => {
  const testsPath = path.replace(/\.yml$/, "_tests.yml");
  const conversations = existsSync(testsPath) ? readConversations(readFileSync(testsPath, "utf8")) : [];

  it("is named for its file, and pulls log types that there are", () => {
    expect(definition.provider).toBe(provider);
    expect(definition.streams.flatMap((stream) => stream.logTypes).filter((one) => !logTypes.has(one))).toEqual([]);
  });

  it("has a recorded conversation for each stream", () => {
    const recorded = new Set(conversations.map(({ stream }) => stream));
    expect(definition.streams.map(({ name }) => name).filter((name) => !recorded.has(name))).toEqual([]);
  });

  it.each(conversations)("$name", async (conversation) => {
    const pulled = await play(conversation);
    expect(vendor.problems()).toEqual([]);
    const { failure, events, position, settings } = pulled;
    expect(failure?.kind).toBe(conversation.fails);
    const stream = definition.streams.find(({ name }) => name === conversation.stream);
    const [first = ""] = stream?.id ?? [];
    const names = events.map(({ text }) => String((JSON.parse(text) as Record<string, unknown>)[first]));
    expect(typeof conversation.pulled === "number" ? events.length : names).toEqual(conversation.pulled);
    if (conversation.cursor !== undefined) expect(position.cursor).toBe(conversation.cursor);
    if (conversation.watermark !== undefined) expect(position.watermark).toBe(conversation.watermark);
    if (stream) expect(classify(events, stream.streamType, listStreamLogTypes(stream, settings))).toEqual([]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const wantsTime = stream?.time !== undefined;
    expect(events.filter(({ at }) => wantsTime && at === undefined)).toEqual([]);
  });

  async function play(conversation: Conversation) {
    const now = new Date(conversation.clock);
    const given = { ...conversation.values, ...makeKeys(conversation.secrets) };
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value].flat()]));
    const startAt = new Date(now.getTime() - dayMs);
    const streams = [conversation.stream];
    const { authentication } = conversation;
    const { settings, secrets } = readPullSettings(definition, { authentication, values, streams, startAt }, {});
    const puller = openPuller({
      definition,
      settings,
      secrets,
      tokens: conversation.tokens,
      onTokens: async () => undefined,
      fetch: (url, request) => fetch(vendor.rewrite(url), request),
      clock: () => now,
    });
    vendor.play(conversation.exchanges);
    const { stream, partition = "" } = conversation;
    expect(listStreamKeys(definition, settings)).toContainEqual({ stream, partition });
    let position: PullPosition = conversation.position ?? { watermark: startAt.toISOString() };
    const events: PulledEvent[] = [];
    for (;;) {
      try {
        const page = await puller.fetchPage({ stream, partition }, position);
        events.push(...page.events);
        position = page.position;
        if (page.isCaughtUp) return { events, position, settings, failure: undefined };
      } catch (error) {
        if (!(error instanceof PullFailure)) throw error;
        return { events, position, settings, failure: error };
      }
    }
  }
});

/** Puts a key in the place of `generated: …`; none is kept in a file. */
function makeKeys(secrets: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets).map(([name, value]) => [name, makeKey(value)]));
}

let privateKey: string | undefined;

function makeKey(text: string): string {
  if (!text.startsWith("generated: ")) return text;
  // Slow to make, and needed by few.
  privateKey ??= generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ type: "pkcs1", format: "pem" })
    .toString();
  const account = { client_email: "pharos@example.iam.gserviceaccount.com", private_key: privateKey };
  return text === "generated: PEM" ? privateKey : JSON.stringify(account);
}

/** The reasons why events do not become rows. */
function classify(
  events: readonly PulledEvent[],
  streamType: "Lines" | "CloudWatchLogs",
  types: readonly string[],
): unknown[] {
  const bytes = Buffer.from(events.map(({ text }) => `${text}\n`).join(""));
  const chunk = aChunk(bytes, streamType, types);
  return createNormalizer(schemas.filter(({ logType }) => types.includes(logType)))
    .normalize(chunk)
    .failures.slice();
}
