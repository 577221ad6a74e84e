import { defineError } from "../errors/pharos-error.ts";

export const logTypeHidden = defineError(
  "access.log_type_hidden",
  "Forbidden",
  (subject: string, logType: string) =>
    `${subject} uses the log type ${logType}, which your role does not let you see. Ask somebody who sees it to make this change`,
);
export const logTypesHidden = defineError(
  "access.log_types_hidden",
  "Forbidden",
  (subject: string) =>
    `${subject} may tell of log types that your role does not let you see. Ask somebody who sees all log types to make this change`,
);
