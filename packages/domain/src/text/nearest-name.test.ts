import { nearestName } from "@pharos/domain";
import { expect, test } from "vitest";

const known = ["AWS.CloudTrail", "AWS.ALB", "Okta.SystemLog"];
test.each([
  { typed: "AWS.Cloudtrail", nearest: "AWS.CloudTrail" },
  { typed: "aws.cloudtrial", nearest: "AWS.CloudTrail" },
  { typed: "Okta.System", nearest: "Okta.SystemLog" },
  { typed: "Nginx.Access", nearest: undefined },
])("$typed most likely means $nearest", ({ typed, nearest }) => {
  expect(nearestName(typed, known)).toBe(nearest);
});
