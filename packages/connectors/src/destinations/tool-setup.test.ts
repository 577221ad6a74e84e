import { describe, expect, test } from "vitest";
import { destinationKinds } from "./destination-kinds.ts";

const hookUrl = "https://pharos.example.com/hooks/destinations/1";
const describeSetup = (type: string, saved?: { hookUrl: string; settings: Record<string, unknown> }) =>
  destinationKinds.find((kind) => kind.type === type)?.describeSetup?.(saved);

describe("Slack", () => {
  const manifest = (saved?: { hookUrl: string; settings: Record<string, unknown> }) =>
    JSON.parse(describeSetup("slackbot", saved)?.text ?? "");

  test("an app that nothing comes back from yet asks for no address", () => {
    expect(manifest().settings).not.toHaveProperty("interactivity");
    expect(manifest().settings).not.toHaveProperty("event_subscriptions");
  });

  test("a saved destination's app sends menus and replies to its address", () => {
    const { settings } = manifest({ hookUrl, settings: {} });
    expect(settings.interactivity).toEqual({ is_enabled: true, request_url: hookUrl });
    expect(settings.event_subscriptions.request_url).toBe(hookUrl);
  });

  test("the app has every scope that the form speaks of", () => {
    const kind = destinationKinds.find(({ type }) => type === "slackbot");
    const named = JSON.stringify(kind?.fields).match(/\b(chat|users|im|channels|groups):[a-z.]+[a-z]/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(manifest().oauth_config.scopes.bot).toEqual(expect.arrayContaining(named));
  });
});

test("Asana's requests make one webhook for each project", () => {
  expect(describeSetup("asana")).toBeUndefined();
  const { text } = describeSetup("asana", { hookUrl, settings: { projectGids: ["12", "34"] } }) ?? { text: "" };
  const bodies = [...text.matchAll(/-d '(.*)'/g)].map(([, body = ""]) => JSON.parse(body).data);
  expect(bodies).toMatchObject([
    { resource: "12", target: hookUrl },
    { resource: "34", target: hookUrl },
  ]);
});
