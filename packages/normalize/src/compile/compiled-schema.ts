import { discoveredField, type LogSchema } from "@pharos/domain";
import { areSourcesEnough } from "../fields/field-sources.ts";
import { compileParser } from "../parsers/compile-parser.ts";
import type { TextParser } from "../text-records/text-parser.ts";
import { type CoreFieldWriter, compileCoreFields } from "./core-fields.ts";
import { compileEventBuilder, type EventBuilder } from "./event-builder.ts";
import { KeysInAnyCase } from "./keys-in-any-case.ts";
import { compileTransformations } from "./transformations.ts";
import { type UnknownMembers, unknownMembers } from "./unknown-members.ts";

/** A schema made ready: the same for every chunk and source. */
export interface CompiledSchema {
  readonly schema: LogSchema;
  readonly logType: string;
  /** `p_schema_version` */
  readonly revision: number;
  /** Undefined for JSON input. */
  readonly parser: TextParser | undefined;
  /** Transforms, checks and converts a JSON object. */
  readonly build: EventBuilder;
  /** Gives a record that nobody took the keys that the schema may have meant. */
  readonly keysInAnyCase: KeysInAnyCase;
  /** Undefined without a `udm` list. */
  readonly writeCoreFields: CoreFieldWriter | undefined;
}

/** Compiles a schema that `parseSchema` accepted. */
export function compileSchema(schema: LogSchema, revision = 0): CompiledSchema {
  const followsSources = areSourcesEnough(schema.fields);
  const build = compileEventBuilder(schema.fields, followsSources);
  const transform = followsSources ? undefined : compileTransformations(schema.fields);
  const buildEvent: EventBuilder = transform ? (input, scratch) => build(transform(input), scratch) : build;
  return {
    schema,
    logType: schema.schema,
    revision,
    parser: compileParser(schema),
    build: schema.fieldDiscoveryEnabled ? discovering(buildEvent, unknownMembers(schema.fields)) : buildEvent,
    keysInAnyCase: new KeysInAnyCase(schema),
    writeCoreFields: compileCoreFields(schema),
  };
}

/** Schemas without discovery pay nothing for it. */
function discovering(build: EventBuilder, unknownOf: UnknownMembers): EventBuilder {
  return (input, scratch) => {
    const event = build(input, scratch);
    const unknown = event && unknownOf(input, scratch);
    if (unknown) event[discoveredField] = unknown;
    return event;
  };
}
