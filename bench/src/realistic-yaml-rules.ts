import type { Rule } from "@pharos/domain";
import { watchedName } from "./cloudtrail-events.ts";
import { realisticRules } from "./realistic-rules.ts";

/** The same shapes in YAML; each matches events with the name. */
const detections: readonly ((name: string) => readonly unknown[])[] = [
  (name) => [
    { Key: "eventName", Condition: "Equals", Value: name },
    { Key: "errorCode", Condition: "IsNullOrEmpty" },
  ],
  (name) => [
    { Key: "eventName", Condition: "IsIn", Values: [name, `${name}Batch`, `${name}V2`] },
    { Key: "eventSource", Condition: "EndsWith", Value: ".amazonaws.com" },
  ],
  (name) => [
    {
      Any: [
        { Key: "eventName", Condition: "StartsWith", Value: name },
        { Key: "userAgent", Condition: "Contains", Value: name },
      ],
    },
    { KeyPath: "userIdentity.type", Condition: "IsIn", Values: ["AssumedRole", "IAMUser"] },
  ],
  (name) => [
    { KeyPath: "userIdentity.sessionContext.attributes.mfaAuthenticated", Condition: "Exists" },
    { Key: "eventName", Condition: "IEquals", Value: name.toLowerCase() },
  ],
];

export function realisticYamlRules(count: number): Rule[] {
  return realisticRules(count).map((rule, i) => ({
    ...rule,
    body: "",
    simple: {
      detection: detections[i % detections.length]?.(watchedName(i)) ?? [],
      alertTitle: "{eventName} by {userIdentity.arn}",
      alertContext: [{ KeyName: "ip", KeyValue: { Key: "sourceIPAddress" } }],
    },
  }));
}
