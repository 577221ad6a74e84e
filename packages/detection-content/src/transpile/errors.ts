import { defineError } from "@pharos/domain";

export const notTranspiled = defineError(
  "detections.not_transpiled",
  "InvalidInput",
  (problems: readonly string[]) => `It can't be written as Python: ${problems.join("; ")}`,
);
