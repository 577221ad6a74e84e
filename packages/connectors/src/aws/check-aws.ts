import type { STSClient } from "@aws-sdk/client-sts";
import type { CheckStep } from "../check/run-checks.ts";
import { assumeRole } from "./assume-role.ts";
import type { SqsQueue } from "./open-sqs-queue.ts";

export function checkRole(sts: STSClient, roleArn: string, externalId: string): CheckStep {
  const run = async () => {
    await assumeRole(sts, roleArn, externalId);
    return "Pharos could assume the role.";
  };
  return { name: "Role", run, isFirst: true };
}

export function checkQueue(queue: SqsQueue): CheckStep {
  const run = async () => {
    await queue.readAttributes(["QueueArn"]);
    return "Pharos could reach the queue.";
  };
  return { name: "Queue", run };
}
