import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { graphql } from "./generated/gql.ts";
import { ServerClient } from "./server-client.ts";

const listAlerts = graphql(
  `query ListAlertIds($input: AlertsInput!) { alerts(input: $input) { edges { node { id } } } }`,
);

let answer: { readonly status: number; readonly body: string };
const received: string[] = [];
const server = createServer(async (request, response) => {
  const parts = await request.toArray();
  received.push(Buffer.concat(parts).toString());
  response.writeHead(answer.status).end(answer.body);
});
await once(server.listen(0, "127.0.0.1"), "listening");
afterAll(() => server.close());
const client = new ServerClient({ dataDir: "", url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

test("sends the document as text, and returns its data", async () => {
  answer = { status: 200, body: JSON.stringify({ data: { alerts: { edges: [{ node: { id: "a1" } }] } } }) };
  const { alerts } = await client.graphql(listAlerts, { input: { pageSize: 1 } });
  expect(alerts.edges).toEqual([{ node: { id: "a1" } }]);
  expect(JSON.parse(received.at(-1) ?? "")).toEqual({ query: `${listAlerts}`, variables: { input: { pageSize: 1 } } });
});

test("keeps the category, the address and the fields of a refusal", async () => {
  const extensions = { code: "Forbidden", address: "access.forbidden", fieldErrors: { name: "is taken" } };
  answer = { status: 403, body: JSON.stringify({ errors: [{ message: "You need AlertRead", extensions }] }) };
  await expect(client.graphql(listAlerts, { input: {} })).rejects.toMatchObject({
    message: "You need AlertRead",
    category: "Forbidden",
    code: "access.forbidden",
    fieldErrors: { name: "is taken" },
  });
});

test("counts categories that it does not know, and answers that are not GraphQL, as faults of the server", async () => {
  const extensions = { code: "OfAnotherVersion" };
  answer = { status: 200, body: JSON.stringify({ errors: [{ message: "Something else", extensions }] }) };
  const fault = { category: "ServerError", code: "command.refused" };
  await expect(client.graphql(listAlerts, { input: {} })).rejects.toMatchObject(fault);
  answer = { status: 502, body: "<h1>Bad gateway</h1>" };
  await expect(client.graphql(listAlerts, { input: {} })).rejects.toMatchObject({
    ...fault,
    message: "The server answered 502: <h1>Bad gateway</h1>",
  });
});
