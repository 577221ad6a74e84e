import { expect, test } from "vitest";
import { checkVersion } from "./check-server.ts";

test.each(["14.9 (Debian 14.9-1.pgdg120+1)", "9.6.24"])("refuses PostgreSQL %s with its version", (version) => {
  expect(() => checkVersion(version)).toThrow(`of version ${version}; Pharos needs 15 or later`);
});

test.each(["15.0", "18.1", "19beta2", "something else"])("takes PostgreSQL %s", (version) => {
  expect(() => checkVersion(version)).not.toThrow();
});
