import { inspect } from "node:util";
import pg from "pg";
import { expect, test } from "vitest";
import { publicFailure, violates } from "./failures.ts";

function databaseError(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError("m", 1, "error");
  return Object.assign(error, { code, detail: "Failing row contains (open-sesame)", constraint: "users_email_unique" });
}
const systemError = (code: string) => Object.assign(new Error(code), { code });

test.each([
  { name: "a deadlock", error: databaseError("40P01"), code: "store.conflict" },
  { name: "a serialization failure", error: databaseError("40001"), code: "store.conflict" },
  { name: "a server that shuts down", error: databaseError("57P01"), code: "store.unavailable" },
  { name: "a server that starts", error: databaseError("57P03"), code: "store.unavailable" },
  { name: "a lost connection", error: databaseError("08006"), code: "store.unavailable" },
  { name: "a refused connection", error: systemError("ECONNREFUSED"), code: "store.unavailable" },
  { name: "a socket that is gone", error: systemError("ENOENT"), code: "store.unavailable" },
  {
    name: "a connection that ended",
    error: new Error("Connection terminated unexpectedly"),
    code: "store.unavailable",
  },
])("calls $name retryable and keeps it as the cause", ({ error, code }) => {
  expect(publicFailure(error)).toMatchObject({ code, cause: error });
});

test("takes the row's contents out of other failures", () => {
  const failure = publicFailure(databaseError("23502"));
  expect(inspect(failure, { showHidden: true })).not.toContain("open-sesame");
  expect(failure).toBeInstanceOf(pg.DatabaseError);
});

test("passes on what it does not know", () => {
  const errors = [new TypeError("x"), "text", undefined];
  expect(errors.map(publicFailure)).toEqual(errors);
});

test("knows which constraint a row breaks", () => {
  expect(violates(databaseError("23505"), "users_email_unique")).toBe(true);
  expect(violates(databaseError("23505"), "roles_name_unique")).toBe(false);
  expect(violates(new Error("users_email_unique"), "users_email_unique")).toBe(false);
});
