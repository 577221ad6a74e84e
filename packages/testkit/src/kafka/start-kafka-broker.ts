import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { encodeRecordBatch } from "./encode-record-batch.ts";
import { KafkaGroup } from "./kafka-group.ts";
import { WireReader, WireWriter } from "./kafka-wire.ts";

interface StoredBatch {
  readonly first: bigint;
  readonly next: bigint;
  readonly bytes: Buffer;
}

interface BrokerOptions {
  /** Topics with their numbers of partitions. */
  readonly topics: Readonly<Record<string, number>>;
  readonly tls?: { readonly key: string; readonly cert: string };
  /** SASL PLAIN is asked for where given. */
  readonly user?: { readonly username: string; readonly password: string };
}

/** One broker that speaks Kafka's protocol, with consumer groups. */
export interface KafkaBroker {
  readonly host: string;
  readonly port: number;
  /** The place that its metadata names as its own; a test may name another. */
  advertised: { host: string; port: number };
  /** Topics and groups that nobody may read. */
  readonly denied: Set<string>;
  /** By which sessions of members end. */
  clock: () => Date;
  group(id: string): KafkaGroup;
  /** Adds messages to a partition, as a producer would. */
  append(topic: string, partition: number, values: readonly (string | Uint8Array)[]): void;
  /** Damages the bytes of the last batch of a partition. */
  damage(topic: string, partition: number, change: (batch: Buffer) => void): void;
  /** The offsets that a group has committed, by topic and partition: `logs/0`. */
  committed(groupId: string): Record<string, number>;
  /** Ends the sessions of members that were silent for too long. */
  expireSessions(): void;
  /** The names of the requests that came, in their order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

const names: Readonly<Record<number, string>> = {
  0: "Produce",
  1: "Fetch",
  2: "ListOffsets",
  3: "Metadata",
  8: "OffsetCommit",
  9: "OffsetFetch",
  10: "FindCoordinator",
  11: "JoinGroup",
  12: "Heartbeat",
  13: "LeaveGroup",
  14: "SyncGroup",
  17: "SaslHandshake",
  18: "ApiVersions",
  36: "SaslAuthenticate",
};
/** The one version of each that it speaks: the last before the flexible encoding, or an earlier one. */
const versions: readonly (readonly [key: number, version: number])[] = [
  [0, 3],
  [1, 4],
  [2, 1],
  [3, 1],
  [8, 2],
  [9, 2],
  [10, 1],
  [11, 2],
  [12, 1],
  [13, 1],
  [14, 1],
  [17, 1],
  [36, 0],
];
const errors = { none: 0, outOfRange: 1, unknownTopic: 3, topicDenied: 29, groupDenied: 30, loginFailed: 58 } as const;
const nodeId = 1;

export async function startKafkaBroker({ topics, tls, user }: BrokerOptions): Promise<KafkaBroker> {
  const logs = new Map<string, StoredBatch[]>();
  for (const [topic, partitions] of Object.entries(topics)) {
    for (let at = 0; at < partitions; at++) logs.set(`${topic}/${at}`, []);
  }
  const groups = new Map<string, KafkaGroup>();
  const denied = new Set<string>();
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const waiters = new Set<() => void>();
  const state = { clock: () => new Date(), advertised: { host: "127.0.0.1", port: 0 } };
  const groupOf = (id: string) => {
    const known = groups.get(id) ?? new KafkaGroup(() => state.clock());
    groups.set(id, known);
    return known;
  };
  const endOf = (log: readonly StoredBatch[]) => log.at(-1)?.next ?? 0n;

  const serve = (socket: Socket) => {
    sockets.add(socket);
    const session = { isSignedIn: user === undefined };
    let buffered = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (piece: Buffer) => {
      buffered = Buffer.concat([buffered, piece]);
      while (buffered.length >= 4 && buffered.length >= 4 + buffered.readInt32BE(0)) {
        const length = buffered.readInt32BE(0);
        answer(socket, new WireReader(buffered.subarray(4, 4 + length)), session);
        buffered = buffered.subarray(4 + length);
      }
    });
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  state.advertised = { host: "127.0.0.1", port };

  function answer(socket: Socket, reader: WireReader, session: { isSignedIn: boolean }) {
    const [key, version, correlation] = [reader.int16(), reader.int16(), reader.int32()];
    reader.string();
    requests.push(names[key] ?? String(key));
    const send = (body: WireWriter) => {
      const payload = Buffer.concat([new WireWriter().int32(correlation).toBuffer(), body.toBuffer()]);
      if (socket.writable) socket.write(Buffer.concat([new WireWriter().int32(payload.length).toBuffer(), payload]));
    };
    if (key === 18) return send(apiVersions(version));
    if (key === 17) return send(new WireWriter().int16(errors.none).int32(1).string("PLAIN"));
    if (key === 36) {
      const [, username, password] = reader.bytes().toString("utf8").split("\0");
      session.isSignedIn = username === user?.username && password === user?.password;
      const problem = session.isSignedIn ? errors.none : errors.loginFailed;
      return send(
        new WireWriter()
          .int16(problem)
          .string(problem ? "Invalid credentials" : null)
          .bytes(Buffer.alloc(0)),
      );
    }
    if (!session.isSignedIn) return void socket.destroy();
    handlers[key]?.(reader, send);
  }

  type Handler = (reader: WireReader, send: (body: WireWriter) => void) => void;
  const handlers: Readonly<Record<number, Handler>> = {
    0: produce,
    1: fetchRecords,
    2: listOffsets,
    3: metadata,
    8: commitOffsets,
    9: fetchOffsets,
    10: (_reader, send) => {
      const { host, port } = state.advertised;
      send(new WireWriter().int32(0).int16(0).string(null).int32(nodeId).string(host).int32(port));
    },
    11: (reader, send) => {
      const groupId = reader.string();
      const sessionMs = reader.int32();
      reader.int32();
      const memberId = reader.string();
      reader.string();
      const [first = { name: "", metadata: Buffer.alloc(0) }] = reader.array(() => ({
        name: reader.string(),
        metadata: reader.bytes(),
      }));
      if (denied.has(groupId)) {
        return send(
          new WireWriter().int32(0).int16(errors.groupDenied).int32(-1).string("").string("").string("").int32(0),
        );
      }
      const joining = { memberId, protocol: first.name, metadata: Buffer.from(first.metadata), sessionMs };
      groupOf(groupId).join(joining, ({ error, generation, protocol, leader, memberId, members }) => {
        const body = new WireWriter().int32(0).int16(error).int32(generation);
        body.string(protocol).string(leader).string(memberId);
        send(body.array(members, ({ id, metadata }) => void body.string(id).bytes(metadata)));
      });
    },
    12: (reader, send) => {
      const group = groupOf(reader.string());
      const generation = reader.int32();
      send(new WireWriter().int32(0).int16(group.heartbeat(reader.string(), generation)));
    },
    13: (reader, send) => {
      groupOf(reader.string()).leave(reader.string());
      send(new WireWriter().int32(0).int16(0));
    },
    14: (reader, send) => {
      const group = groupOf(reader.string());
      const generation = reader.int32();
      const memberId = reader.string();
      const assignments = new Map(reader.array((): [string, Buffer] => [reader.string(), Buffer.from(reader.bytes())]));
      group.sync(memberId, generation, assignments, ({ error, assignment }) => {
        send(new WireWriter().int32(0).int16(error).bytes(assignment));
      });
    },
  };

  function metadata(reader: WireReader, send: (body: WireWriter) => void): void {
    const asked = reader.array(() => reader.string());
    const { host, port } = state.advertised;
    const body = new WireWriter();
    body.array([0], () => void body.int32(nodeId).string(host).int32(port).string(null)).int32(nodeId);
    body.array(asked, (topic) => {
      const partitions = topics[topic];
      const error = partitions === undefined ? errors.unknownTopic : denied.has(topic) ? errors.topicDenied : 0;
      body.int16(error).string(topic).int8(0);
      const numbers = Array.from({ length: error === 0 ? (partitions ?? 0) : 0 }, (_, at) => at);
      body.array(numbers, (partition) => {
        body.int16(0).int32(partition).int32(nodeId);
        body.array([nodeId], (id) => void body.int32(id)).array([nodeId], (id) => void body.int32(id));
      });
    });
    send(body);
  }

  /** Keeps a batch as it came, at the next offsets, and returns its first one; undefined for a partition that is not there. */
  function append(topic: string, partition: number, bytes: Buffer): bigint | undefined {
    const log = logs.get(`${topic}/${partition}`);
    if (!log) return undefined;
    const first = endOf(log);
    bytes.writeBigInt64BE(first, 0);
    log.push({ first, next: first + BigInt(bytes.readInt32BE(23)) + 1n, bytes });
    return first;
  }

  function produce(reader: WireReader, send: (body: WireWriter) => void): void {
    reader.string();
    reader.int16();
    reader.int32();
    const stored = reader.array(() => {
      const topic = reader.string();
      return {
        topic,
        partitions: reader.array(() => {
          const partition = reader.int32();
          const bytes = Buffer.from(reader.bytes());
          const first = append(topic, partition, bytes);
          return { partition, first: first ?? -1n, error: first === undefined ? errors.unknownTopic : errors.none };
        }),
      };
    });
    const body = new WireWriter();
    body.array(stored, ({ topic, partitions }) => {
      body.string(topic).array(partitions, ({ partition, first, error }) => {
        body.int32(partition).int16(error).int64(first).int64(-1n);
      });
    });
    send(body.int32(0));
    for (const wake of waiters) wake();
  }

  function fetchRecords(reader: WireReader, send: (body: WireWriter) => void): void {
    reader.int32();
    const maxWaitMs = reader.int32();
    reader.int32();
    reader.int32();
    reader.int8();
    const asked = reader.array(() => ({
      topic: reader.string(),
      partitions: reader.array(() => ({ partition: reader.int32(), offset: reader.int64(), max: reader.int32() })),
    }));
    const find = () =>
      asked.map(({ topic, partitions }) => ({
        topic,
        partitions: partitions.map(({ partition, offset }) => {
          const log = logs.get(`${topic}/${partition}`);
          const records = (log ?? []).filter(({ next }) => next > offset);
          const isPast = offset > endOf(log ?? []);
          const error = denied.has(topic) ? errors.topicDenied : isPast ? errors.outOfRange : errors.none;
          return { partition, error, end: endOf(log ?? []), records: records.map(({ bytes }) => bytes) };
        }),
      }));
    const reply = () => {
      clearTimeout(timer);
      waiters.delete(reply);
      const body = new WireWriter().int32(0);
      send(
        body.array(find(), ({ topic, partitions }) => {
          body.string(topic).array(partitions, ({ partition, error, end, records }) => {
            body.int32(partition).int16(error).int64(end).int64(end).int32(-1).bytes(Buffer.concat(records));
          });
        }),
      );
    };
    const timer = setTimeout(reply, maxWaitMs);
    waiters.add(reply);
    const isReady = find().some(({ partitions }) => partitions.some(({ error, records }) => error || records.length));
    if (isReady) reply();
  }

  function listOffsets(reader: WireReader, send: (body: WireWriter) => void): void {
    reader.int32();
    const asked = reader.array(() => ({
      topic: reader.string(),
      partitions: reader.array(() => ({ partition: reader.int32(), timestamp: reader.int64() })),
    }));
    const body = new WireWriter();
    body.array(asked, ({ topic, partitions }) => {
      body.string(topic).array(partitions, ({ partition, timestamp }) => {
        const offset = timestamp === -2n ? 0n : endOf(logs.get(`${topic}/${partition}`) ?? []);
        body
          .int32(partition)
          .int16(denied.has(topic) ? errors.topicDenied : 0)
          .int64(-1n)
          .int64(offset);
      });
    });
    send(body);
  }

  function commitOffsets(reader: WireReader, send: (body: WireWriter) => void): void {
    const group = groupOf(reader.string());
    const generation = reader.int32();
    const memberId = reader.string();
    reader.int64();
    const error = group.problemOf(memberId, generation);
    const committed = reader.array(() => ({
      topic: reader.string(),
      partitions: reader.array(() => {
        const [partition, offset] = [reader.int32(), reader.int64()];
        reader.string();
        return { partition, offset };
      }),
    }));
    const body = new WireWriter();
    body.array(committed, ({ topic, partitions }) => {
      body.string(topic).array(partitions, ({ partition, offset }) => {
        if (error === 0) group.offsets.set(`${topic}/${partition}`, offset);
        body.int32(partition).int16(error);
      });
    });
    send(body);
  }

  function fetchOffsets(reader: WireReader, send: (body: WireWriter) => void): void {
    const group = groupOf(reader.string());
    const asked = reader.array(() => ({ topic: reader.string(), partitions: reader.array(() => reader.int32()) }));
    const body = new WireWriter();
    body.array(asked, ({ topic, partitions }) => {
      body.string(topic).array(partitions, (partition) => {
        body
          .int32(partition)
          .int64(group.offsets.get(`${topic}/${partition}`) ?? -1n)
          .string(null)
          .int16(0);
      });
    });
    send(body.int16(0));
  }

  return {
    host: "127.0.0.1",
    port,
    get advertised() {
      return state.advertised;
    },
    set advertised(place) {
      state.advertised = place;
    },
    denied,
    get clock() {
      return state.clock;
    },
    set clock(clock) {
      state.clock = clock;
    },
    group: groupOf,
    append: (topic, partition, values) => {
      append(topic, partition, encodeRecordBatch(values));
      for (const wake of waiters) wake();
    },
    damage: (topic, partition, change) => {
      const last = logs.get(`${topic}/${partition}`)?.at(-1);
      if (last) change(last.bytes);
    },
    committed: (groupId) =>
      Object.fromEntries([...groupOf(groupId).offsets].map(([partition, offset]) => [partition, Number(offset)])),
    expireSessions: () => {
      for (const group of groups.values()) group.expire();
    },
    requests,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** From version 3 on in the flexible encoding, which the client asks in before it knows what the broker speaks. */
function apiVersions(version: number): WireWriter {
  const body = new WireWriter().int16(0);
  if (version < 3) {
    body.array(versions, ([key, only]) => void body.int16(key).int16(only).int16(only));
    return version > 0 ? body.int32(0) : body;
  }
  body.int8(versions.length + 1);
  for (const [key, only] of versions) body.int16(key).int16(only).int16(only).int8(0);
  return body.int32(0).int8(0);
}
