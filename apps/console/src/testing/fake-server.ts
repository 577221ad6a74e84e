import { typeDefinitions } from "@pharos/contract";
import { buildSchema, graphql } from "graphql";

interface AuthAnswer {
  readonly status: number;
  readonly body?: unknown;
}

export interface FakeServer {
  /** Root field → what it gives for its arguments; may throw. */
  readonly fields: Readonly<Record<string, (args: never) => unknown>>;
  readonly auth: Readonly<Record<string, (body: never) => AuthAnswer>>;
}

const schema = buildSchema(typeDefinitions);

/** The outside of the console: GraphQL by our SDL, so that a query that does not fit it fails, and the identity calls. */
export function fakeServer({ fields, auth }: FakeServer): typeof fetch {
  return async (input, init) => {
    const path = new URL(String(input), "http://localhost").pathname;
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (path === "/internal/graphql") {
      const result = await graphql({ schema, source: body.query, rootValue: fields, variableValues: body.variables });
      return Response.json(result);
    }
    const answer = auth[path]?.(body as never) ?? { status: 404, body: { message: `Nobody answers ${path}` } };
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status: answer.status });
  };
}
