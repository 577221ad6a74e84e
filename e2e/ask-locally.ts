import { request } from "node:http";
import { join } from "node:path";
import type { RunningPharos } from "./running-pharos.ts";

/** Asks the public GraphQL of a Pharos as the administrator of its machine. */
export async function askLocally<T>(pharos: RunningPharos, query: string, variables: object = {}): Promise<T> {
  const text = await new Promise<string>((resolve, reject) => {
    const asking = request({
      socketPath: join(pharos.dataDir, "pharos.sock"),
      method: "POST",
      path: "/public/graphql",
      headers: { "content-type": "application/json" },
    });
    asking.on("error", reject);
    asking.on("response", async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve(Buffer.concat(parts).toString());
    });
    asking.end(JSON.stringify({ query, variables }));
  });
  const { data, errors } = JSON.parse(text) as { data?: T; errors?: readonly { message: string }[] };
  if (!data || errors) throw new Error(text);
  return data;
}
