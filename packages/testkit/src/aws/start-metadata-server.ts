import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The metadata of a machine of EC2, by the second version of its protocol alone, and a container's credentials. */
export interface MetadataServer {
  readonly url: string;
  /** The `Authorization` of a container. */
  readonly containerToken: string;
  /** When the credentials expire. */
  expiration: Date;
  /** How often credentials were handed out. */
  readonly handedOut: { count: number };
  /** The machine has no role, or the service fails. */
  isBroken: boolean;
  close(): Promise<void>;
}

const instanceToken = "instance-token";
const rolePath = "/latest/meta-data/iam/security-credentials/";

export async function startMetadataServer(): Promise<MetadataServer> {
  const handedOut = { count: 0 };
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const refuse = (status: number) => void response.writeHead(status).end();
    const sendCredentials = () => {
      handedOut.count += 1;
      const times = { Expiration: metadata.expiration.toISOString(), LastUpdated: "2026-05-01T00:00:00Z" };
      const key = { AccessKeyId: `ASIA${handedOut.count}`, SecretAccessKey: "machine-secret", Token: "machine-token" };
      response.end(JSON.stringify({ Code: "Success", Type: "AWS-HMAC", ...key, ...times }));
    };
    if (metadata.isBroken) return refuse(500);
    if (method === "PUT" && url === "/latest/api/token") {
      const ttl = Number(headers["x-aws-ec2-metadata-token-ttl-seconds"]);
      return ttl >= 1 && ttl <= 21_600 ? void response.end(instanceToken) : refuse(400);
    }
    if (url === "/container") {
      return headers.authorization === metadata.containerToken ? sendCredentials() : refuse(403);
    }
    if (headers["x-aws-ec2-metadata-token"] !== instanceToken) return refuse(401);
    if (url === rolePath) return void response.end("pharos-machine");
    return url === `${rolePath}pharos-machine` ? sendCredentials() : refuse(404);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const metadata: MetadataServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    containerToken: "container-token",
    expiration: new Date("2100-01-01T00:00:00Z"),
    handedOut,
    isBroken: false,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return metadata;
}
