import { PharosError } from "@pharos/domain";
import { expect, test } from "vitest";
import {
  explainDatabaseFailure,
  explainFileFailure,
  explainLakeFailure,
  explainListenFailure,
} from "./start-failures.ts";

const settings = { host: "127.0.0.1", port: 80, dataDir: "/data", databaseUrl: undefined, lakeUrl: undefined };
const remote = {
  ...settings,
  databaseUrl: "postgres://pharos:hunter2@db:5432/pharos?password=hunter2",
  lakeUrl: "http://pharos:hunter2@clickhouse:8123",
};

function failure(code: string, message = code, more: object = {}): Error {
  return Object.assign(new Error(message), { code, ...more });
}

test.each([
  ["a port that is taken", "EADDRINUSE", /Another program listens on 127\.0\.0\.1, port 80\..*PHAROS_PORT/],
  ["a port of root", "EACCES", /is not allowed to listen on 127\.0\.0\.1, port 80\..*1024 or more/],
  ["an address of another machine", "EADDRNOTAVAIL", /127\.0\.0\.1 is not an address of this machine.*PHAROS_HOST/],
  ["a name that nobody knows", "ENOTFOUND", /127\.0\.0\.1 is not an address/],
])("says what to do about %s", (_name, code, sentence) => {
  expect(explainListenFailure(failure(code), settings)).toMatchObject({ message: expect.stringMatching(sentence) });
});

test("names the database server and the reason, and no password", () => {
  const unavailable = new PharosError("store.unavailable", "ServerError", "not reachable");
  unavailable.cause = failure("ECONNREFUSED", "connect ECONNREFUSED 10.0.0.1:5432");
  const { message } = explainDatabaseFailure(unavailable, remote) as Error;
  expect(message).toContain("postgres://db:5432/pharos (PHAROS_DATABASE_URL) cannot be used: connect ECONNREFUSED");
  expect(message).not.toContain("hunter2");
});

test.each([
  [
    "a wrong password",
    "28P01",
    'password authentication failed for user "pharos"',
    "name and the password of the user",
  ],
  ["a database that is not there", "3D000", 'database "pharos" does not exist', "Create the database"],
  ["a user without rights", "42501", "permission denied for schema public", "right to create tables"],
  ["a server that stops", "57P03", "the database system is shutting down", "wait, and start Pharos again"],
  ["a server of another kind", "none", "unexpected message", "PostgreSQL server of version 15 or later"],
])("says what to do about %s", (_name, code, said, remedy) => {
  const { message } = explainDatabaseFailure(failure(code, said), remote) as Error;
  expect(message).toContain(`(PHAROS_DATABASE_URL) cannot be used: ${said}. `);
  expect(message).toContain(remedy);
});

test("names the lake's server and the first line of the reason, and no password", () => {
  const { message } = explainLakeFailure(new Error("<html>\nlong"), remote) as Error;
  expect(message).toContain("http://clickhouse:8123 (PHAROS_LAKE_URL) cannot be used: <html>. Check");
  expect(message).not.toContain("hunter2");
});

test("leaves an expected failure of a database that answers as it is", () => {
  const newer = new PharosError("store.database_is_newer", "ServerError", "used by a newer Pharos");
  expect(explainDatabaseFailure(newer, remote)).toBe(newer);
});

test.each([
  ["a full disk", failure("ENOSPC"), "The disk of the data folder /data is full"],
  ["a full disk that PostgreSQL found", new Error("FATAL: could not write: No space left on device"), "is full"],
  [
    "a database of another PostgreSQL",
    new Error("FATAL: database files are incompatible with server"),
    "a different PostgreSQL",
  ],
  ["a broken disk", failure("EIO"), "cannot be read or written (EIO)"],
  [
    "a folder on a read-only disk",
    failure("EROFS", "read-only", { path: "/data/cache" }),
    "cannot write /data/cache: the disk is mounted read-only",
  ],
  ["a file of somebody else", failure("EACCES", "denied", { path: "/data/lake" }), "cannot write /data/lake"],
])("says what to do about %s", (_name, error, sentence) => {
  expect(explainFileFailure(error, settings)).toMatchObject({ message: expect.stringContaining(sentence) });
});

test("leaves what it does not know as it is", () => {
  const error = new TypeError("a mistake of ours");
  expect(explainFileFailure(error, settings)).toBe(error);
  expect(explainListenFailure(error, settings)).toBe(error);
});
