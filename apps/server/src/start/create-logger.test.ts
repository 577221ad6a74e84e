import Fastify from "fastify";
import { expect, test } from "vitest";
import { createLogger } from "./create-logger.ts";

/** What a server writes down of one request. */
async function logOf(level: string, url: string): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: createLogger(level, { write: (line) => void lines.push(line) }) });
  app.get("/fails", () => {
    throw new Error("broken");
  });
  const headers = { authorization: "Bearer s3cret-header", cookie: "pharos_refresh=s3cret-cookie" };
  await app.inject({ url, headers });
  await app.close();
  return lines.join("");
}

test.each(["trace", "debug", "info", "error"])(
  "keeps tokens of addresses and headers out of the log (%s)",
  async (level) => {
    const log = await logOf(level, "/fails?token=s3cret-query&signature=s3cret-signature");
    expect(log).toContain("broken");
    expect(log).not.toContain("s3cret");
  },
);

test("says which path was asked for", async () => {
  expect(await logOf("info", "/fails?token=s3cret")).toContain('"path":"/fails"');
});

test("cuts out secrets by name", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  logger.info(
    { user: { password: "s3cret", token: "s3cret" }, headers: { authorization: "s3cret", cookie: "s3cret" } },
    "x",
  );
  expect(lines.join("")).not.toContain("s3cret");
});
