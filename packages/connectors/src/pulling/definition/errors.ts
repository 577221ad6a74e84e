import { defineError } from "@pharos/domain";

export const pullerInvalid = defineError("pulling.definition_invalid", "InvalidInput", (problem: string) => problem);
