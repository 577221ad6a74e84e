import type { Socket } from "node:net";
import type { TLSSocket } from "node:tls";
import { describeError, failureRawBytesMax, syslogMessageBytesMax } from "@pharos/domain";
import { plainAddress } from "./choose-by-sender.ts";
import type { ConnectionLimits } from "./connection-limits.ts";
import { SyslogFramer } from "./syslog-framer.ts";
import { type RouteConnection, refusalOfClient, type SyslogRoute } from "./syslog-route.ts";

/** A sender that was told to stop has so long to send what it had begun. */
const endingMsMax = 2_000;
/** Notes what went wrong with a sender. */
export type NoteError = (route: SyslogRoute, address: string, error: string) => void;

interface ReceivingEngines {
  readonly limits: ConnectionLimits;
  readonly noteError: NoteError;
}

/** Takes a connection for a source, over TLS where it speaks that. */
export function receiveConnection(engines: ReceivingEngines, route: SyslogRoute, socket: Socket): void {
  const address = plainAddress(socket.remoteAddress ?? "");
  const place = engines.limits.enter(address);
  if (typeof place === "string") {
    engines.noteError(route, address, place);
    socket.destroy();
    return;
  }
  socket.once("close", () => place[Symbol.dispose]());
  // A reset before the handshake is heard of here alone.
  socket.on("error", () => undefined);
  const { tls, settings } = route;
  if (settings.tls === undefined) receiveStream(engines, route, socket, address);
  else if (tls) tls.emit("connection", socket);
  else socket.destroy();
}

/** Takes what a route's TLS server makes of the sockets that are given to it. */
export function receiveFromTls(engines: ReceivingEngines, route: SyslogRoute): void {
  const { tls, settings } = route;
  const check = settings.tls;
  if (tls === undefined || check === undefined) return;
  tls.on("secureConnection", (socket: TLSSocket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    const refusal = refusalOfClient(socket, check);
    if (refusal === undefined) return receiveStream(engines, route, socket, address);
    engines.noteError(route, address, refusal);
    socket.on("error", () => undefined);
    socket.destroy();
  });
  tls.on("tlsClientError", (error: Error, socket: TLSSocket) => {
    engines.noteError(route, plainAddress(socket.remoteAddress ?? ""), `no TLS: ${describeError(error)}`);
    // After a handshake that took too long it is open.
    socket.destroy();
  });
}

function receiveStream(
  { limits, noteError }: ReceivingEngines,
  route: SyslogRoute,
  socket: Socket,
  address: string,
): void {
  const { intake, status, settings } = route;
  const framer = new SyslogFramer();
  let held = 0;
  let isOver = false;
  const count = () => {
    limits.heldBytes += framer.heldBytes - held;
    held = framer.heldBytes;
  };
  const messageBytesMax = () => (limits.isCrowded ? failureRawBytesMax : syslogMessageBytesMax);
  const finish = () => {
    if (isOver) return;
    isOver = true;
    framer.end(intake.sink, messageBytesMax());
    count();
  };
  const connection: RouteConnection = {
    address,
    end: () => {
      socket.end();
      setTimeout(() => socket.destroy(), endingMsMax).unref();
    },
  };
  status.connections.add(connection);
  socket.setKeepAlive(true, 60_000);
  socket.setTimeout(settings.idleMinutes * 60_000, () => {
    // While we do not read, it is not the sender who is silent.
    if (!socket.isPaused()) connection.end();
  });
  socket.on("data", (bytes: Buffer) => {
    if (isOver) return;
    const problem = framer.push(bytes, intake.sink, messageBytesMax());
    count();
    if (problem !== undefined) {
      isOver = true;
      noteError(route, address, problem);
      socket.destroy();
      return;
    }
    if (!intake.isFull) return;
    socket.pause();
    intake.whenRoom(() => socket.resume());
  });
  socket.on("error", (error) => noteError(route, address, describeError(error)));
  socket.once("end", finish);
  socket.once("close", () => {
    finish();
    status.connections.delete(connection);
  });
}
