import { once } from "node:events";
import { connect } from "node:net";

/** Sends so many messages with octet counting to a port of this machine, as fast as they are taken. */
const [port = 0, messages = 0] = process.argv.slice(2).map(Number);
const messagesAtOnce = 500;

function messageOf(number: number): string {
  const second = String(number % 60).padStart(2, "0");
  const text = `<38>1 2026-03-01T10:07:${second}Z gate-${number % 50}.harbourline.example sshd ${4_000 + (number % 1_000)} - - Accepted publickey for mira from 10.40.3.${number % 250} port ${20_000 + (number % 40_000)} ssh2`;
  return `${text.length} ${text}`;
}

const pieces = Array.from({ length: 40 }, (_, piece) =>
  Buffer.from(Array.from({ length: messagesAtOnce }, (__, at) => messageOf(piece * messagesAtOnce + at)).join("")),
);
const socket = connect(port, "127.0.0.1");
for (let sent = 0; sent < messages; sent += messagesAtOnce) {
  const piece = pieces[(sent / messagesAtOnce) % pieces.length];
  if (piece && !socket.write(piece)) await once(socket, "drain");
}
socket.end();
await once(socket, "close");
