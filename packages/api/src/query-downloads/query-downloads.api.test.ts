import { rm } from "node:fs/promises";
import { openTestLake, openTestStore, type TestLake } from "@pharos/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIdentityContext } from "../identity/identity-context.ts";
import { openSession } from "../identity/session.ts";
import { SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let testLake: TestLake;
let analyst: SignedInUser;
beforeAll(async () => {
  testLake = await openTestLake();
  api = await TestApi.open(await openTestStore(), { lake: testLake.lake });
  analyst = await api.signedIn("DataAnalyticsRead");
});
afterAll(async () => {
  await api.close();
  await testLake.remove();
});

const start = `mutation StartAsyncDownloadOfAllQueryResults($input: StartAsyncDownloadInput!) {
  startAsyncDownloadOfAllQueryResults(input: $input) { download { id queryId status } error { message } } }`;
const url = `query GetAsyncQueryDownloadUrl($input: AsyncQueryDownloadUrlInput!) {
  getAsyncQueryDownloadUrl(input: $input) { url error { message } } }`;
const list = `query ($input: QueryDownloadsInput!) { queryDownloads(input: $input) {
  edges { node { id queryId columns status error { message } rowCount bytes } } pageInfo { hasNextPage } } }`;

async function aQuery(sql = "SELECT 'Zürich' AS town, number AS n FROM numbers(2)"): Promise<string> {
  const execute = "mutation ($sql: String!) { executeDataLakeQuery(input: { sql: $sql }) { id } }";
  const { data } = await analyst.ask(execute, { sql });
  await api.dependencies.queries.ended(data.executeDataLakeQuery.id);
  return data.executeDataLakeQuery.id;
}
async function aFile(columns: readonly string[] = []) {
  const queryId = await aQuery();
  const { data, errors } = await analyst.ask(start, { input: { originalQueryId: queryId, columns } });
  expect(errors).toEqual([]);
  expect(data.startAsyncDownloadOfAllQueryResults).toMatchObject({ download: { queryId }, error: null });
  await api.dependencies.downloads.idle();
  return { id: data.startAsyncDownloadOfAllQueryResults.download.id as string, queryId };
}
const urlOf = async (input: object) => (await analyst.ask(url, { input })).data.getAsyncQueryDownloadUrl;
const get = (address: string) =>
  api.app.inject({ method: "GET", url: address.replace(api.dependencies.config.publicUrl, "") });

test("a file is made, found in the list, and had by a link without signing in", async () => {
  const { id, queryId } = await aFile();
  const { data } = await analyst.ask(list, { input: { pageSize: 1, cursor: null } });
  expect(data.queryDownloads.edges).toMatchObject([
    { node: { id, queryId, columns: [], status: "ready", error: null, rowCount: 2 } },
  ]);
  const answer = await urlOf({ id });
  expect(answer).toEqual({ url: expect.stringMatching(/^http:\/\/pharos\.test\/downloads\//), error: null });
  const response = await get(answer.url);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="pharos-query-${queryId}.csv"`,
    "cache-control": "private, no-store",
  });
  expect(response.body).toBe("town,n\r\nZürich,0\r\nZürich,1\r\n");
});

test("a file is found by its query and columns", async () => {
  const { queryId } = await aFile(["n"]);
  const answer = await urlOf({ id: queryId, columns: ["n"] });
  expect((await get(answer.url)).body).toBe("n\r\n0\r\n1\r\n");
  expect(await urlOf({ id: queryId })).toMatchObject({
    url: null,
    error: { message: expect.stringContaining("no file") },
  });
});

test("a file that could not be made says why, and can be made anew", async () => {
  const { id, queryId } = await aFile(["nothing"]);
  expect(await urlOf({ id })).toEqual({
    url: null,
    error: { message: "The file could not be generated: The query has no column nothing; it has town, n" },
  });
  await analyst.ask(start, { input: { originalQueryId: queryId } });
  await api.dependencies.downloads.idle();
  expect((await urlOf({ id: queryId })).error).toBeNull();
});

test("a file expires with its link after twelve hours, and can be made anew", async () => {
  const { id, queryId } = await aFile();
  const answer = await urlOf({ id });
  api.passSeconds(12 * 3600);
  const { answer: session } = await openSession(createIdentityContext(api.dependencies), analyst.user);
  analyst = new SignedInUser(api.app, analyst.user, session.identityToken);
  expect((await get(answer.url)).statusCode).toBe(403);
  expect((await urlOf({ id })).error.message).toContain("expired");
  const { data } = await analyst.ask(list, { input: { pageSize: 1 } });
  expect(data.queryDownloads.edges[0].node.status).toBe("expired");
  await analyst.ask(start, { input: { originalQueryId: queryId } });
  await api.dependencies.downloads.idle();
  expect((await get((await urlOf({ id: queryId })).url)).statusCode).toBe(200);
});

describe("refused is", () => {
  test("a link that we did not sign", async () => {
    const { id } = await aFile();
    const answer: { url: string } = await urlOf({ id });
    for (const forged of [
      answer.url.replace(/signature=.{4}/, "signature=AAAA"),
      answer.url.replace(/expires=\d/, "expires=9"),
      answer.url.replace(/\?.*/, ""),
      `${answer.url.replace(/signature=.*/, "")}signature=`,
    ]) {
      const { statusCode, body } = await get(forged);
      expect({ statusCode, body }).toEqual({ statusCode: 403, body: expect.stringContaining("not valid") });
    }
  });

  test("a link whose file is gone", async () => {
    const { id } = await aFile();
    const answer = await urlOf({ id });
    await rm(api.dependencies.downloads.pathOf(id));
    expect((await get(answer.url)).statusCode).toBe(404);
  });

  test("a file of a query that has failed, or that is not there", async () => {
    const failed = await aQuery("SELECT nothing");
    for (const [originalQueryId, message] of [
      [failed, "has not succeeded"],
      ["x", "not found"],
    ]) {
      const { data } = await analyst.ask(start, { input: { originalQueryId } });
      expect(data.startAsyncDownloadOfAllQueryResults).toEqual({
        download: null,
        error: { message: expect.stringContaining(message ?? "") },
      });
    }
    expect((await urlOf({ id: "x" })).error.message).toContain("no file");
  });

  test("everything to who may not query", async () => {
    const nobody = await api.signedIn("AlertRead");
    const { errors } = await nobody.ask(start, { input: { originalQueryId: await aQuery() } });
    expect(errors[0]?.extensions.code).toBe("Forbidden");
  });
});

test("nobody sees the files of others in their list", async () => {
  await aFile();
  const other = await api.signedIn("DataAnalyticsRead");
  expect((await other.ask(list, { input: {} })).data.queryDownloads.edges).toEqual([]);
});
