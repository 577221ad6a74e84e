import { randomBytes, randomUUID } from "node:crypto";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import type { DeliveryTransport, TakenMessage } from "@pharos/domain";
import { hasNats, type NatsServer, type NatsServerOptions, startNatsServer } from "@pharos/testkit";
import { afterEach, describe, expect, test } from "vitest";
import { parseNatsAddress } from "./nats-address.ts";
import { type NatsTransportOptions, openNatsTransport } from "./open-nats-transport.ts";

const cleanup: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of cleanup.splice(0).reverse()) await undo();
});

async function startServer(options: NatsServerOptions = {}): Promise<NatsServer> {
  const server = await startNatsServer(options);
  cleanup.push(() => server.close());
  return server;
}

async function open(
  server: Pick<NatsServer, "url">,
  more: Partial<NatsTransportOptions> = {},
): Promise<DeliveryTransport> {
  const transport = await openNatsTransport({
    addresses: [server.url],
    stream: "pharos",
    bytesMax: 64 * 1024 * 1024,
    replicas: 1,
    installationId: "i1",
    onNotice: () => undefined,
    ...more,
  });
  cleanup.push(async () => transport[Symbol.asyncDispose]());
  return transport;
}

async function takeOne(transport: DeliveryTransport): Promise<TakenMessage | undefined> {
  for await (const message of transport.take(1, AbortSignal.timeout(20_000))) return message;
  return undefined;
}

const head = Buffer.from("head");
const messageOf = (text: string, id: string = randomUUID()) => ({ id, head, bytes: Buffer.from(text) });
const textOf = async (message: TakenMessage | undefined) => Buffer.from((await message?.read()) ?? []).toString();

/** Straight to the server, for what the transport does not show. */
async function streamsOf(server: NatsServer) {
  const connection = await connect({ servers: parseNatsAddress(server.url).server });
  cleanup.push(() => connection.close());
  return (await jetstreamManager(connection)).streams;
}

describe.skipIf(!hasNats)("NATS (skipped: nats-server is not installed)", () => {
  test("hands a message to one taker, and forgets it when it is acknowledged", async () => {
    const server = await startServer();
    const [sender, taker] = [await open(server), await open(server)];
    await sender.send(messageOf("one"));
    const message = await takeOne(taker);
    expect(Buffer.from(message?.head ?? []).toString()).toBe("head");
    expect(await textOf(message)).toBe("one");
    await message?.acknowledge();
    expect(await sender.ping()).toEqual({ messages: 0, bytes: 0 });
  });

  test("keeps once what is sent twice under one ID", async () => {
    const transport = await open(await startServer());
    await transport.send(messageOf("one", "same"));
    await transport.send(messageOf("one", "same"));
    expect((await transport.ping()).messages).toBe(1);
  });

  test("brings back what a taker that died did not acknowledge, and what was given back", async () => {
    const server = await startServer();
    const [sender, dying] = [await open(server), await open(server)];
    await sender.send(messageOf("one"));
    const first = await takeOne(dying);
    first?.giveBack(100);
    const again = await takeOne(sender);
    expect(await textOf(again)).toBe("one");
  });

  test("carries a delivery that is larger than the server's max_payload, and leaves nothing of it", async () => {
    const transport = await open(await startServer({ maxPayloadBytes: 64 * 1024 }));
    const bytes = randomBytes(1_000_000);
    await transport.send({ id: "large", head, bytes });
    const message = await takeOne(transport);
    expect([message?.bytes, Buffer.from(message?.head ?? []).toString()]).toEqual([1_000_000, "head"]);
    expect(Buffer.compare((await message?.read()) ?? Buffer.alloc(0), bytes)).toBe(0);
    await message?.acknowledge();
    expect((await transport.ping()).messages).toBe(0);
    // A repeat within two minutes is known, and its parts are taken away at once.
    await transport.send({ id: "large", head, bytes });
    expect((await transport.ping()).messages).toBe(0);
  });

  test("says that a delivery is damaged whose parts are gone", async () => {
    const server = await startServer({ maxPayloadBytes: 64 * 1024 });
    const transport = await open(server);
    await transport.send({ id: "large", head, bytes: randomBytes(200_000) });
    const streams = await streamsOf(server);
    await streams.purge("pharos", { filter: "pharos.part.>" });
    await expect((await takeOne(transport))?.read()).rejects.toMatchObject({ code: "transport.damaged" });
  });

  test("sweeps parts that a process left which died while it sent them, after an hour", async () => {
    const server = await startServer();
    const transport = await open(server);
    const connection = await connect({ servers: parseNatsAddress(server.url).server });
    cleanup.push(() => connection.close());
    await (await jetstreamManager(connection)).jetstream().publish("pharos.part.left.0", "half of it");
    await transport.sweep(Date.now());
    expect((await transport.ping()).messages).toBe(1);
    await transport.sweep(Date.now() + 2 * 60 * 60_000);
    expect((await transport.ping()).messages).toBe(0);
  });

  test("refuses what has no room in the stream, and keeps what is there", async () => {
    const transport = await open(await startServer(), { bytesMax: 300_000 });
    await transport.send({ id: "a", head, bytes: randomBytes(200_000) });
    await expect(transport.send({ id: "b", head, bytes: randomBytes(200_000) })).rejects.toMatchObject({
      code: "transport.full",
    });
    const message = await takeOne(transport);
    await message?.acknowledge();
    await transport.send({ id: "b", head, bytes: randomBytes(200_000) });
  });

  test("opens before its server is there, says so, and works when it is", async () => {
    const server = await startServer();
    await server.kill();
    const notices: string[] = [];
    const transport = await open(server, { onNotice: (sentence) => notices.push(sentence) });
    await expect(transport.send(messageOf("one"))).rejects.toMatchObject({ code: "transport.unavailable" });
    await expect(transport.ping()).rejects.toMatchObject({ code: "transport.unavailable" });
    expect(notices).toHaveLength(1);
    await server.restart();
    await expect.poll(() => transport.ping().catch(() => undefined), { timeout: 20_000 }).toBeDefined();
    await transport.send(messageOf("one"));
  });

  test("keeps what was sent when its server is killed, and works again when it is back", async () => {
    const server = await startServer();
    const transport = await open(server);
    await transport.send(messageOf("one"));
    await server.kill();
    await expect.poll(() => transport.ping().catch(({ code }) => code)).toBe("transport.unavailable");
    await server.restart();
    await expect
      .poll(() => transport.ping().catch(() => undefined), { timeout: 20_000 })
      .toMatchObject({ messages: 1 });
    expect(await textOf(await takeOne(transport))).toBe("one");
  });

  test("makes its stream again when somebody deleted it", async () => {
    const server = await startServer();
    const transport = await open(server);
    await (await streamsOf(server)).delete("pharos");
    await expect(transport.send(messageOf("one"))).rejects.toMatchObject({ code: "transport.unavailable" });
    await expect
      .poll(
        () =>
          transport.send(messageOf("two")).then(
            () => "sent",
            () => "refused",
          ),
        { timeout: 20_000 },
      )
      .toBe("sent");
    expect(await textOf(await takeOne(transport))).toBe("two");
  });

  test.each<{ name: string; server?: NatsServerOptions; more?: Partial<NatsTransportOptions>; says: RegExp }>([
    { name: "a server without JetStream", server: { hasJetStream: false }, says: /JetStream is not enabled/ },
    { name: "replicas where there is no cluster", more: { replicas: 3 }, says: /replicas > 1 not supported/ },
  ])("does not open with $name", async ({ server, more, says }) => {
    await expect(open(await startServer(server), more)).rejects.toMatchObject({
      code: "transport.unusable",
      message: expect.stringMatching(says),
    });
  });

  test("does not open with a wrong password", async () => {
    const server = await startServer({ user: { name: "pharos", password: "right" } });
    await expect(open({ url: server.url.replace("right", "wrong") })).rejects.toMatchObject({
      code: "transport.unusable",
      message: expect.stringMatching(/NATS refused the user, the password or the token/),
    });
    await open(server);
  });

  test("does not share a stream with another installation", async () => {
    const server = await startServer();
    await open(server);
    await expect(open(server, { installationId: "i2" })).rejects.toMatchObject({ code: "transport.unusable" });
  });

  test("follows another size of its stream", async () => {
    const server = await startServer();
    await open(server);
    await open(server, { bytesMax: 1_000_000 });
    const streams = await streamsOf(server);
    expect((await streams.info("pharos")).config.max_bytes).toBe(1_000_000);
  });
});

test.each([
  ["nats://127.0.0.1", { server: "127.0.0.1:4222", isEncrypted: false }],
  [
    "tls://me:p%40ss@nats.example:4333",
    { server: "nats.example:4333", isEncrypted: true, user: "me", password: "p@ss" },
  ],
  ["nats://t0ken@nats.example", { server: "nats.example:4222", isEncrypted: false, token: "t0ken" }],
])("reads the address %s", (address, expected) => {
  expect(parseNatsAddress(address)).toEqual(expected);
});
