import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerDocumentation } from "./register-documentation.ts";
import { resolveLink } from "./render-document.ts";

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pharos-docs-"));
  mkdirSync(join(folder, "decisions"));
  writeFileSync(
    join(folder, "demo.md"),
    "# The `demo` & more\n\nWhat [`it`](x.md) does.\n\n## Three <stories>\n\n[why](decisions/one.md)\n",
  );
  writeFileSync(
    join(folder, "decisions/one.md"),
    "# One\n\n[demo](../demo.md#three-stories) [code](../../src/x.ts)\n\n```\n<b>\n```\n",
  );
  app = Fastify();
  await registerDocumentation(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string) => app.inject({ url });

test("lists every document with its title and first paragraph", async () => {
  const { body } = await get("/docs/");
  expect(body).toContain('<a href="/docs/demo/">The <code>demo</code> &amp; more</a><p>What <code>it</code> does.</p>');
  expect(body).not.toContain("/docs/decisions/one/");
});

test("shows a document whose links lead to the other pages", async () => {
  const { body, headers } = await get("/docs/decisions/one/");
  expect(headers["content-type"]).toContain("text/html");
  expect(body).toContain('<a href="/docs/demo/#three-stories">demo</a> code');
  expect(body).toContain("&#60;b&#62;");
  expect(body).not.toContain("aria-current");
});

test("follows the theme that the reader chose in the console", async () => {
  expect((await get("/docs/demo/")).body).toContain('<script src="/color-scheme.js"></script>');
  const { body } = await get("/docs/documentation.css");
  expect(body).toContain('[data-mantine-color-scheme="light"]');
  expect(body).not.toContain("prefers-color-scheme");
});

test("has nothing inline that the content security policy would refuse", async () => {
  for (const url of ["/docs/", "/docs/demo/"])
    expect((await get(url)).body).not.toMatch(/<script(?! src=)|<style| style=| on\w+=/);
  expect((await get("/docs/documentation.css")).headers["content-type"]).toContain("text/css");
});

test.each([
  ["/docs", "/docs/"],
  ["/docs/demo", "/docs/demo/"],
])("%s leads to %s", async (from, to) => {
  expect((await get(from)).headers.location).toBe(to);
});

test.each(["/docs/nothing/", "/docs/..%2f..%2fpackage.json", "/docs/demo.md"])("%s is not found", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

describe("a link", () => {
  const paths = new Set(["schemas.md", "decisions/one.md"]);
  test.each([
    ["decisions/one.md", "../schemas.md#types", "/docs/schemas/#types"],
    ["schemas.md", "decisions/one.md", "/docs/decisions/one/"],
    ["schemas.md", "#types", "#types"],
    ["schemas.md", "https://example.com/a", "https://example.com/a"],
    ["schemas.md", "javascript:alert(1)", undefined],
    ["schemas.md", "../content/schemas", undefined],
  ])("in %s to %s leads to %s", (from, href, target) => {
    expect(resolveLink(from, href, paths)).toBe(target);
  });
});
