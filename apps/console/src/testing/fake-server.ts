import { typeDefinitions } from "@pharos/contract";
import { buildSchema, defaultTypeResolver, type GraphQLTypeResolver, graphql } from "graphql";

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

/** Somebody who did something needs no type of their own: most are known by their name alone. */
const typeResolver: GraphQLTypeResolver<unknown, unknown> = (value, context, info, type) => {
  const named = defaultTypeResolver(value, context, info, type);
  return named ?? (type.name === "ActorReference" ? "RecordedActor" : undefined);
};

/** The outside of the console: GraphQL by our SDL, so that a query that does not fit it fails, and the identity calls. */
export function fakeServer({ fields, auth }: FakeServer): typeof fetch {
  return async (input, init) => {
    const path = new URL(String(input), "http://localhost").pathname;
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (path === "/internal/graphql") {
      const { query: source, variables: variableValues } = body;
      const result = await graphql({ schema, source, rootValue: fields, variableValues, typeResolver });
      return Response.json(result);
    }
    const answer = auth[path]?.(body as never) ?? { status: 404, body: { message: `Nobody answers ${path}` } };
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), { status: answer.status });
  };
}
