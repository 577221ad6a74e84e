import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** Runs a statement on the engine of the open lake in `path`, past the gate, and gives its answer's text. */
export async function queryEngine(path: string, sql: string, format = "TabSeparated"): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const address = { socketPath: join(path, "engine.sock"), path: `/?default_format=${format}`, method: "POST" };
  const sent = request(address, (response) => {
    text(response).then((answer) => {
      if (response.statusCode === 200) resolve(answer);
      else reject(new Error(answer));
    }, reject);
  });
  sent.on("error", reject);
  sent.end(sql);
  return promise;
}
