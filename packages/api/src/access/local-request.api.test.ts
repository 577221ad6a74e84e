import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Admission } from "@pharos/pipeline";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSource } from "../testing/builders.ts";
import { TestApi } from "../testing/open-test-api.ts";
import { markLocal } from "./local-request.ts";

let api: TestApi;
let server: Server;
let origin: string;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore(), {
    pipeline: {
      admission: new Admission(256 * 1024 * 1024),
      ingest: async () => ({ received: 1, stored: 1, failed: 0, dropped: 0, repeated: 0 }),
      reload: async () => undefined,
      reprocess: async function* () {},
    },
  });
  await api.app.ready();
  server = createServer((request, response) => {
    if (request.headers["x-socket"] === "local") markLocal(request);
    api.app.routing(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(origin + path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
const local = { "x-socket": "local" };

test("the command line on this host may do everything without a token", async () => {
  const query = JSON.stringify({ query: "{ users { id } apiTokens { id } }" });
  expect(await (await post("/public/graphql", query, local)).json()).toEqual({ data: { users: [], apiTokens: [] } });
  expect((await post("/public/graphql", query, {})).status).toBe(401);
});

test("the command line on this host sends to a source without its secret", async () => {
  const source = await aSource(api.store);
  expect((await post(`/http/${source.id}`, "{}", local)).status).toBe(200);
  expect((await post(`/http/${source.id}`, "{}", {})).status).toBe(401);
});
