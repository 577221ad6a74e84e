import { PharosError } from "@pharos/domain";
import type { ServerClient } from "../../client/server-client.ts";

const query = "{ schemas(input: { isArchived: false }) { edges { node { name } } } }";

/** The log types that the server knows; undefined where the token may not ask. */
export async function knownLogTypes(client: ServerClient): Promise<ReadonlySet<string> | undefined> {
  try {
    const { schemas } = await client.graphql<{ schemas: { edges: { node: { name: string } }[] } }>(query);
    return new Set(schemas.edges.map(({ node }) => node.name));
  } catch (error) {
    if (error instanceof PharosError && error.code === "command.refused") return undefined;
    throw error;
  }
}
