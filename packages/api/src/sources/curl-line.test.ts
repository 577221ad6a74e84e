import type { HttpAuth } from "@pharos/domain";
import { expect, test } from "vitest";
import { curlLine } from "./curl-line.ts";

const url = "http://127.0.0.1:8080/http/1";
const key = `-H "Idempotency-Key: $(openssl dgst -sha256 FILE | sed 's/.* //')"`;

test.each<{ auth: HttpAuth; line: string }>([
  { auth: { method: "None" }, line: `curl --fail-with-body -sS ${key} --data-binary @FILE '${url}'` },
  {
    auth: { method: "SharedSecret", headerName: "X-Key" },
    line: `curl --fail-with-body -sS -H 'X-Key: SECRET' ${key} --data-binary @FILE '${url}'`,
  },
  {
    auth: { method: "Bearer" },
    line: `curl --fail-with-body -sS -H 'Authorization: Bearer SECRET' ${key} --data-binary @FILE '${url}'`,
  },
  {
    auth: { method: "Basic", username: "sender" },
    line: `curl --fail-with-body -sS -u 'sender:SECRET' ${key} --data-binary @FILE '${url}'`,
  },
  {
    auth: { method: "HMAC", headerName: "X-Sig", algorithm: "sha512" },
    line: `curl --fail-with-body -sS -H "X-Sig: sha512=$(openssl dgst -sha512 -hmac 'SECRET' FILE | sed 's/.* //')" ${key} --data-binary @FILE '${url}'`,
  },
])("$auth.method posts with its credentials", ({ auth, line }) => {
  expect(curlLine(auth, url)).toBe(line);
});

test("a quote in a user name stays a quote", () => {
  expect(curlLine({ method: "Basic", username: "o'neil" }, url)).toContain(String.raw`-u 'o'\''neil:SECRET'`);
});
