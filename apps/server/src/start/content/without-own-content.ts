import { type ContentRecord, isShipped, type LogSchema } from "@pharos/domain";

type Owned = Pick<ContentRecord, "managed" | "author">;

export interface LoadableContent<R extends Owned, G extends Owned, D extends Owned, S extends Owned> {
  readonly rules: readonly R[];
  readonly globals: readonly G[];
  readonly dataModels: readonly D[];
  readonly schemas: readonly (S & { readonly schema: LogSchema })[];
}

/** What safe mode leaves: nothing that a person wrote and that runs. A schema without a script is read, not run. */
export function withoutOwnContent<R extends Owned, G extends Owned, D extends Owned, S extends Owned>(
  content: LoadableContent<R, G, D, S>,
): LoadableContent<R, G, D, S> {
  return {
    rules: content.rules.filter(isShipped),
    globals: content.globals.filter(isShipped),
    dataModels: content.dataModels.filter(isShipped),
    schemas: content.schemas.filter(({ managed, schema }) => managed || schema.parser?.script === undefined),
  };
}
