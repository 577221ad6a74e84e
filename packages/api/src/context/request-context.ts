import type { Actor } from "@pharos/domain";
import type { ApiDependencies } from "./api-dependencies.ts";
import { createLoaders, type Loaders } from "./loaders.ts";

/** What a service works with while it answers one request. */
export interface RequestContext extends ApiDependencies {
  readonly actor: Actor;
  /** The destination that asks for the changes, which does not hear of them again; undefined for people and programs. */
  readonly origin?: string | undefined;
  readonly loaders: Loaders;
}

export function createRequestContext(dependencies: ApiDependencies, actor: Actor): RequestContext {
  return { ...dependencies, actor, loaders: createLoaders(dependencies, actor) };
}
