import { expect, test } from "vitest";
import { judgeAwsFailure } from "./judge-aws-failure.ts";

const action = { right: "sqs:ReceiveMessage", target: "the queue https://sqs.example/1/orders" };

test("a queue that cannot be reached says why the connection failed", () => {
  const error = new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 192.0.2.1:443") });
  const { kind, message } = judgeAwsFailure(error, action);
  expect(kind).toBe("transient");
  expect(message).toBe(
    "The queue https://sqs.example/1/orders could not be reached (connect ECONNREFUSED 192.0.2.1:443). Pharos tries again.",
  );
});

test("an error of AWS is told by its code and its message", () => {
  const error = Object.assign(new Error("Rate exceeded"), { name: "ThrottlingException" });
  expect(judgeAwsFailure(error, action).message).toContain("(ThrottlingException: Rate exceeded)");
});
