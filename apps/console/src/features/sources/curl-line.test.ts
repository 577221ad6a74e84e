import { expect, test } from "vitest";
import { curlWithSecret } from "./curl-line.ts";

const url = "--data-binary @FILE 'http://127.0.0.1/http/1'";

test.each([
  { name: "a shared secret", curl: `curl -H 'X-Key: SECRET' ${url}`, line: `curl -H 'X-Key: s3' ${url}` },
  {
    name: "a header that is called like the placeholder",
    curl: `curl -H 'SECRET: SECRET' ${url}`,
    line: `curl -H 'SECRET: s3' ${url}`,
  },
  { name: "a user", curl: `curl -u 'SECRET:SECRET' ${url}`, line: `curl -u 'SECRET:s3' ${url}` },
  { name: "no authentication", curl: `curl ${url}`, line: `curl ${url}` },
])("fills the secret in for $name", ({ curl, line }) => {
  expect(curlWithSecret(curl, "s3")).toBe(line);
});

test("a quote in the secret stays a quote for the shell, and $& means nothing", () => {
  expect(curlWithSecret("curl -u 'a:SECRET'", "o'n$&")).toBe(String.raw`curl -u 'a:o'\''n$&'`);
});
