import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider without news; its parent process hears its address, and on request how often it was asked. */
let asked = 0;
const server = createServer((_message, response) => {
  asked += 1;
  response.end('{"rings":[]}');
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
process.on("message", () => process.send?.(asked));
