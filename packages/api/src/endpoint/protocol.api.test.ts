import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";
import { queryBytesMax } from "./query-limits.ts";

let api: TestApi;
let reader: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
  reader = await api.signedIn("AlertRead", "DataAnalyticsRead", "UserRead");
});
afterAll(() => api.close());

test("introspection names the root types", async () => {
  const { data } = await reader.ask("{ __schema { queryType { name } mutationType { name } } }");
  expect(data.__schema).toEqual({ queryType: { name: "Query" }, mutationType: { name: "Mutation" } });
});

test.each([
  { name: "an unknown field", document: "{ nothing }", message: 'Cannot query field "nothing" on type "Query".' },
  { name: "broken syntax", document: "{ viewer { id }", message: "Syntax Error: Expected Name, found <EOF>." },
  {
    name: "a value of another type",
    document: '{ alerts(input: { pageSize: "x" }) { totalCount } }',
    message: "Int cannot represent non-integer value",
  },
  {
    name: "a timestamp that is none",
    document: '{ alerts(input: { createdAtAfter: "today" }) { totalCount } }',
    message: '"today" is not a timestamp',
  },
])("$name fails the validation", async ({ document, message }) => {
  const { errors, data } = await reader.ask(document);
  expect(data ?? null).toBeNull();
  expect(errors[0]?.message).toContain(message);
  expect(String(errors[0]?.extensions.code)).toMatch(/^GRAPHQL_(VALIDATION|PARSE)_FAILED$/);
});

test("a variable that does not fit fails the validation", async () => {
  const { errors } = await reader.ask("query ($id: ID!) { alert(id: $id) { id } }", {});
  expect(errors[0]).toMatchObject({ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });
});

test("a query too deep says how deep it may be", async () => {
  const nested = (depth: number): string =>
    depth === 0 ? "id" : `rule { alerts(input: {}) { edges { node { ${nested(depth - 1)} } } } }`;
  const { errors } = await reader.ask(`{ alert(id: "x") { ${nested(4)} } }`);
  expect(errors[0]).toMatchObject({
    message: "This query is too deep: fields nest at most 12 levels",
    extensions: { code: "TooLarge", httpStatus: 413 },
  });
});

test("a query that asks for too much says so", async () => {
  const many = Array.from(
    { length: 600 },
    (_, n) => `a${n}: alerts(input: {}) { edges { node { id title severity } } }`,
  );
  const { errors } = await reader.ask(`{ ${many.join(" ")} }`);
  expect(errors[0]?.message).toMatch(/^This query asks for too much/);
});

test("an error that nobody foresaw is hidden behind an id", async () => {
  const { errors } = await reader.ask("{ dataLakeDatabases { name } }");
  expect(errors).toMatchObject([
    {
      message: "An unexpected server error has occurred",
      path: ["dataLakeDatabases"],
      extensions: { code: "ServerError", httpStatus: 500, requestId: expect.any(String) },
    },
  ]);
});

test("a batch of operations is refused", async () => {
  const headers = { authorization: reader.identityToken };
  const payload = [{ query: "{ viewer { id } }" }, { query: "{ viewer { id } }" }];
  const response = await api.app.inject({ method: "POST", url: "/internal/graphql", headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json().data).toBeUndefined();
});

test("a body over the limit is refused", async () => {
  const response = await api.app.inject({
    method: "POST",
    url: "/internal/graphql",
    headers: { authorization: reader.identityToken, "content-type": "application/json" },
    payload: JSON.stringify({ query: `{ viewer { id } } #${"x".repeat(queryBytesMax)}` }),
  });
  expect(response.statusCode).toBe(413);
});

test("an API token opens the public endpoint and an identity token does not", async () => {
  const query = "{ users { email } }";
  const headers = { authorization: `Bearer ${reader.identityToken}` };
  expect((await api.post("/public/graphql", { query }, headers)).statusCode).toBe(401);
  await api.store.apiTokens.create({ name: "t", value: "v", permissions: ["UserRead"], createdBy: "x" }, api.now);
  expect((await api.post("/public/graphql", { query }, { "x-api-key": "v" })).json().errors).toBeUndefined();
  expect((await api.post("/internal/graphql", { query }, { "x-api-key": "v" })).statusCode).toBe(401);
});
