import type { StreamType } from "@pharos/domain";

/** Exactly one of them (specification 3 §2). */
export const streamTypes: readonly {
  readonly value: StreamType;
  readonly label: string;
  readonly description: string;
}[] = [
  { value: "Auto", label: "Auto", description: "Finds out from what arrives" },
  { value: "Lines", label: "Lines", description: "One event per line" },
  { value: "JSON", label: "JSON", description: "JSON objects, one after another" },
  { value: "JsonArray", label: "JSON Array", description: "An array of objects, perhaps within a field" },
  { value: "CloudWatchLogs", label: "CloudWatch Logs", description: "Records of a CloudWatch subscription" },
  { value: "XML", label: "XML (beta)", description: "One event per element" },
];
