import type { FastifyRequest } from "fastify";
import { clientAddress } from "../http/client-address.ts";
import { deviceCookie, readCookie } from "./credentials/cookies.ts";
import { type Device, readDeviceToken } from "./credentials/device-token.ts";
import { type IdentityContext, isHttps } from "./identity-context.ts";

/** Who sends a request of somebody who is not signed in yet. */
export interface Client {
  /** The address, or the network of 64 bits that an IPv6 address is one of: whoever has one of those has them all. */
  readonly network: string;
  readonly userAgent: string;
  /** A browser in which somebody signed in before. */
  readonly device: Device | undefined;
}

export async function clientOf(context: IdentityContext, request: FastifyRequest): Promise<Client> {
  const token = readCookie(deviceCookie, request.headers.cookie, isHttps(context));
  return {
    network: clientAddress(request.ip),
    userAgent: request.headers["user-agent"] ?? "",
    device: token === undefined ? undefined : await readDeviceToken(context.keys.device, token, context.clock()),
  };
}
