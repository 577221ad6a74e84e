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

test.each([
  ["RequestTimeTooSkewed", "The difference between the request time and the current time is too large."],
  ["InvalidSignatureException", "Signature expired: 20260301T100000Z is now earlier than 20260301T105500Z"],
  ["SignatureDoesNotMatch", "Signature not yet current: 20260301T110000Z is still later than 20260301T100500Z"],
])("a clock that is wrong is told apart from a right that is missing: %s", (name, said) => {
  const error = Object.assign(new Error(said), { name, $metadata: { httpStatusCode: 403 } });
  const { kind, message } = judgeAwsFailure(error, action);
  expect(kind).toBe("transient");
  expect(message).toContain("the clock of Pharos differs from that of the service");
  expect(message).toContain("Set the clock of the machine, for example by NTP.");
  expect(message).not.toContain("grant");
});
