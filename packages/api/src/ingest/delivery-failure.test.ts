import { PharosError } from "@pharos/domain";
import { BackPressureError } from "@pharos/pipeline";
import { expect, test } from "vitest";
import { deliveryFailure } from "./delivery-failure.ts";

test.each([
  [
    "the database away",
    new PharosError("store.unavailable", "ServerError", "at 10.0.0.1"),
    "cannot reach its database",
  ],
  ["two commits that met", new PharosError("store.conflict", "ServerError", "met"), "cannot reach its database"],
  ["the engine away", new PharosError("lake.unavailable", "ServerError", "at 10.0.0.1"), "cannot reach its data lake"],
  ["an engine without memory", new PharosError("lake.query_too_large", "TooLarge", "more memory"), "data lake"],
  ["rows that the lake refused", new PharosError("lake.rows_refused", "InvalidInput", "t: no"), "data lake"],
  ["Python away", new PharosError("detections.engine_closed", "ServerError", "closed"), "was interrupted"],
  ["a worker that was lost", new PharosError("ingest.worker_lost", "ServerError", "lost"), "was interrupted"],
  ["a fault of ours", new RangeError("Maximum call stack size exceeded"), "failed unexpectedly"],
])("asks the sender to come back after %s, without naming addresses", (_name, error, sentence) => {
  const failure = deliveryFailure(error);
  expect(failure).toMatchObject({ httpStatus: 503, retryAfterSeconds: 5, cause: error });
  expect((failure as Error).message).toMatch(new RegExp(`${sentence}.* Send it again in 5 s\\.$`));
  expect((failure as Error).message).not.toContain("10.0.0.1");
});

test.each([
  ["the system", Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })],
  ["PostgreSQL", Object.assign(new Error("could not extend file"), { code: "53100" })],
  ["the lake", new PharosError("lake.unavailable", "ServerError", "Code: 243. NOT_ENOUGH_SPACE")],
  ["a cause", new Error("could not commit", { cause: new Error("No space left on device") })],
])("tells a full disk that %s found as one", (_name, error) => {
  expect(deliveryFailure(error)).toMatchObject({
    httpStatus: 503,
    retryAfterSeconds: 60,
    message: "The disk is full. This delivery was not stored. Send it again in 60 s.",
  });
});

test.each([
  ["a full room", new BackPressureError(7)],
  ["bytes that nobody can read", new PharosError("ingest.body_unreadable", "InvalidInput", "no gzip")],
  ["wrong credentials", new PharosError("ingest.credentials_wrong", "Unauthenticated", "wrong")],
  ["a reused key", new PharosError("ingest.idempotency_key_reused", "AlreadyExists", "reused")],
  ["what Fastify refuses", Object.assign(new Error("malformed"), { statusCode: 400 })],
])("leaves %s as it is", (_name, error) => {
  expect(deliveryFailure(error)).toBe(error);
});
