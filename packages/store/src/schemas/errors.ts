import { defineError } from "@pharos/domain";

export const schemaNotFound = defineError(
  "schemas.not_found",
  "NotFound",
  (name: string) => `The schema ${name} does not exist`,
);
export const schemaNameTaken = defineError(
  "schemas.name_taken",
  "AlreadyExists",
  (name: string) => `A schema called ${name} exists already`,
);
export const schemaManaged = defineError(
  "schemas.managed",
  "InvalidUpdate",
  (name: string) => `The schema ${name} comes with Pharos and cannot be changed`,
);
export const schemaDraftNotFound = defineError(
  "schemas.draft_not_found",
  "NotFound",
  (name: string) => `The schema ${name} has no draft`,
);
export const schemaTestReportNotFound = defineError(
  "schemas.test_report_not_found",
  "NotFound",
  () => "This test report does not exist",
);
