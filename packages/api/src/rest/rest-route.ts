import type { RequestContext } from "../context/request-context.ts";

export interface RouteRequest {
  readonly params: Readonly<Record<string, string>>;
  /** The query of the address. */
  readonly query: unknown;
  readonly body: unknown;
}

/** One operation of the REST interface that is no part of a whole collection; it asks for the permission first. */
export interface RestRoute {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/alerts/:id` */
  readonly path: string;
  /** Undefined where there is nothing to say. */
  answer(context: RequestContext, request: RouteRequest): Promise<unknown>;
}
