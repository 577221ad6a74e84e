import type { RequestContext } from "../context/request-context.ts";
import type { ListParams } from "./list-params.ts";

/** A part of a list; the last one has no `next`. */
export interface ListAnswer {
  readonly results: readonly unknown[];
  readonly next?: string;
}

export interface SaveRequest {
  readonly body: unknown;
  /** The query of the address. */
  readonly query: unknown;
}

/** One kind of thing that clients list, read and change below a path; each function asks for the permission first. */
export interface Collection {
  /** `/rules` */
  readonly path: string;
  list(context: RequestContext, params: ListParams): Promise<ListAnswer>;
  get(context: RequestContext, id: string): Promise<unknown>;
  /** Undefined where the request only tried. */
  create(context: RequestContext, request: SaveRequest): Promise<unknown>;
  update(context: RequestContext, id: string, request: SaveRequest): Promise<{ item: unknown; isCreated: boolean }>;
  delete(context: RequestContext, id: string): Promise<void>;
  /** How a change of what exists is sent; PUT when absent. */
  readonly updateMethod?: "POST";
}

export function listAnswer<T>(
  page: { readonly items: readonly T[]; readonly nextCursor: string | undefined },
  shown: (item: T) => unknown,
): ListAnswer {
  const { nextCursor } = page;
  return { results: page.items.map(shown), ...(nextCursor !== undefined && { next: nextCursor }) };
}
