import { defineError } from "@pharos/domain";

export const pullerNotFound = defineError(
  "pullers.not_found",
  "NotFound",
  (provider: string) => `The log puller ${provider} does not exist`,
);
export const pullerNameTaken = defineError(
  "pullers.name_taken",
  "AlreadyExists",
  (provider: string) => `A log puller ${provider} exists already. Change provider, the first line of the definition`,
);
export const pullerInUse = defineError(
  "pullers.in_use",
  "InvalidInput",
  (provider: string, labels: readonly string[], hidden: number) => {
    const others = hidden === 0 ? [] : [hidden === 1 ? "1 that you cannot see" : `${hidden} that you cannot see`];
    return `The log puller ${provider} is used by log sources: ${[...labels, ...others].join(", ")}. Delete them first`;
  },
);
export const pullersTooMany = defineError(
  "pullers.too_many",
  "InvalidInput",
  (max: number) => `There can be at most ${max} log pullers. Delete one that no log source uses`,
);
export const pullerUsedByHidden = defineError(
  "pullers.used_by_hidden",
  "Forbidden",
  (provider: string, hidden: number) =>
    `The log puller ${provider} is used by ${hidden === 1 ? "1 log source" : `${hidden} log sources`} that you cannot see. Ask somebody who sees all log types to make this change`,
);
