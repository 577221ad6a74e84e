import { FlowParser } from "@pharos/flow";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerFlowModule } from "./register-flow-module.ts";

const app = Fastify();
await registerFlowModule(app);
const get = (headers = {}) => app.inject({ url: "/wasm/pharos-flow.wasm", headers });

it("serves the module that reads PharosFlow", async () => {
  const { statusCode, headers, rawPayload } = await get();
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/wasm"]);
  expect((await FlowParser.load(rawPayload)).parse("t | limit 5").errors).toEqual([]);
});

it("does not send again what the browser has", async () => {
  const { headers } = await get();
  const again = await get({ "if-none-match": `W/${headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await get({ "if-none-match": '"another"' })).statusCode).toBe(200);
});
