import { expect, it } from "vitest";
import { readEngineRequest } from "./engine-request.ts";

const read = (query: string, body: string, header?: string) =>
  readEngineRequest(new URL(`http://engine/${query}`), Buffer.from(body), header);

it.each([
  ["the statement in the body", "", "SELECT 1", { sql: "SELECT 1", rows: undefined }],
  ["an insert's rows in the body", "?query=INSERT", "{}", { sql: "INSERT", rows: Buffer.from("{}") }],
  ["settings of the engine", "?max_threads=2&database=x&http_zlib=1", "", { settings: { max_threads: "2" } }],
  ["whether the answer is read whole", "?wait_end_of_query=1", "", { isWhole: true, settings: {} }],
  ["the statement's name", "?query_id=a-1", "", { name: "a-1" }],
  ["the format by default", "", "", { format: "TabSeparated", isWhole: false, name: undefined }],
  ["the format that was asked for", "?default_format=CSV", "", { format: "CSV" }],
])("reads %s", (_, query, body, expected) => {
  expect(read(query, body)).toMatchObject(expected);
});

it("reads the format from a header", () => {
  expect(read("", "", "JSONEachRow").format).toBe("JSONEachRow");
});
