import type { LogSchema } from "@pharos/domain";
import { schemaUnsupported } from "../errors.ts";
import { compileEventBuilder, type EventBuilder } from "./event-builder.ts";

/** A schema made ready: the same for every chunk and source. */
export interface CompiledSchema {
  readonly schema: LogSchema;
  readonly logType: string;
  /** `p_schema_version` */
  readonly revision: number;
  readonly build: EventBuilder;
}

/** Compiles a schema that `parseSchema` accepted. Throws InvalidLogSchema for what Pharos cannot run yet. */
export function compileSchema(schema: LogSchema, revision = 0): CompiledSchema {
  if (schema.parser?.script) throw schemaUnsupported(schema.schema, "script parsers are not supported");
  return { schema, logType: schema.schema, revision, build: compileEventBuilder(schema.fields) };
}
