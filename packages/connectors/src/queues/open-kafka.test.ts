import type { KafkaSettings, StreamReader, StreamRecord } from "@pharos/domain";
import { askUntil, type KafkaBroker, mailServerCertificate, startKafkaBroker } from "@pharos/testkit";
import { crc32c, Producer } from "@platformatic/kafka";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openKafka } from "./open-kafka.ts";

let broker: KafkaBroker;
const time = new Date("2026-03-01T10:00:00Z");
const readers: StreamReader[] = [];
const { signal } = new AbortController();
const user = { username: "pharos", password: "open-sesame" };
let groups = 0;
let topic = "";
let groupId = "";
const topics = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`logs-${at}`, 2]));

beforeAll(async () => {
  broker = await startKafkaBroker({ topics, user });
  broker.clock = () => time;
});
afterAll(() => broker.close());
beforeEach(() => {
  [topic, groupId] = [`logs-${groups}`, `pharos-${groups}`];
  groups += 1;
  broker.denied.clear();
  broker.advertised = { host: broker.host, port: broker.port };
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

function open(change: Partial<KafkaSettings> = {}, allowedPrivateHosts = ["127.0.0.1"], password = user.password) {
  const settings: KafkaSettings = {
    kind: "Kafka",
    brokers: [`${broker.host}:${broker.port}`],
    topics: [topic],
    groupId,
    usesTls: false,
    mechanism: "PLAIN",
    username: user.username,
    startAt: "EARLIEST",
    ...change,
  };
  return openKafka({ settings, password, allowedPrivateHosts, heartbeatMs: 50 });
}

async function join(): Promise<StreamReader> {
  const reader = await open().join();
  readers.push(reader);
  return reader;
}

async function produce(values: readonly string[], compression = "none", partition = 0): Promise<void> {
  const producer = new Producer({
    clientId: "sender",
    bootstrapBrokers: [`${broker.host}:${broker.port}`],
    sasl: { mechanism: "PLAIN", ...user },
  });
  const messages = values.map((value) => ({ topic, partition, value: Buffer.from(value) }));
  await producer.send({ messages, compression: compression as "none", acks: 1 });
  await producer.close();
}

async function readAll(reader: StreamReader, count: number): Promise<StreamRecord[]> {
  const found: StreamRecord[] = [];
  for (let round = 0; round < 100 && found.length < count; round++) found.push(...(await reader.read(200, signal)));
  return found;
}
async function readAndCommit(reader: StreamReader, count: number): Promise<StreamRecord[]> {
  const records = await readAll(reader, count);
  await reader.commit(records.map(({ value: _value, ...record }) => ({ ...record, offset: record.offset + 1n })));
  return records;
}
const texts = (records: readonly StreamRecord[]) => records.map(({ value }) => Buffer.from(value).toString()).sort();

test.each(["none", "gzip", "snappy", "lz4", "zstd"])("reads messages that are packed by %s", async (compression) => {
  await produce(["one", "two", "three"], compression);
  const records = await readAll(await join(), 3);
  expect(records.map(({ value, ...record }) => ({ ...record, value: Buffer.from(value).toString() }))).toEqual([
    { topic, partition: 0, offset: 0n, value: "one" },
    { topic, partition: 0, offset: 1n, value: "two" },
    { topic, partition: 0, offset: 2n, value: "three" },
  ]);
});

test("reads messages that the broker wrote itself", async () => {
  broker.append(topic, 1, ["one", "two"]);
  expect(texts(await readAll(await join(), 2))).toEqual(["one", "two"]);
});

const flipLastByte = (batch: Buffer) => batch.writeUInt8(batch.readUInt8(batch.length - 1) ^ 0xff, batch.length - 1);
const setPacking = (packing: number) => (batch: Buffer) => {
  batch.writeInt16BE(packing, 21);
  batch.writeUInt32BE(crc32c(batch.subarray(21)), 17);
};

test.each([
  ["whose checksum is wrong", "none", flipLastByte, "their checksum is wrong"],
  ["of an unknown codec", "none", setPacking(6), "they are compressed in an unknown way (codec 6)"],
  ["that are not what their codec says", "none", setPacking(1), "gzip cannot decompress them"],
  ["that are damaged behind a right checksum", "gzip", setPacking(0), "they are damaged"],
  [
    "of an old format",
    "none",
    (batch: Buffer) => batch.writeInt8(1, 16),
    "they are in the message format of Kafka before version 0.11",
    2n,
  ],
])(
  "messages %s are named, and neither the ones around them nor other partitions wait",
  async (_what, packing, change, reason, last = 3n) => {
    await produce(["one", "two"], packing);
    await produce(["three", "four"], packing);
    broker.damage(topic, 0, change);
    await produce(["five"], packing);
    await produce(["beside"], packing, 1);
    const records = await readAll(await join(), 5);
    expect(texts(records)).toEqual(["", "beside", "five", "one", "two"]);
    expect(records.find(({ unreadable }) => unreadable)).toEqual({
      topic,
      partition: 0,
      offset: last,
      value: Buffer.alloc(0),
      unreadable: { first: 2n, reason },
    });
  },
);

test("what was not committed comes again to the next member, and what was does not", async () => {
  await produce(["one", "two"]);
  const first = await join();
  await readAll(first, 2);
  await first.commit([{ topic, partition: 0, offset: 1n }]);
  await first.close();
  expect(broker.committed(groupId)).toEqual({ [`${topic}/0`]: 1 });
  expect(texts(await readAll(await join(), 1))).toEqual(["two"]);
});

test("members of a group share its partitions, and take over those of one that dies", async () => {
  const [first, second] = [await join(), await join()];
  await askUntil(async () => (broker.group(groupId).generation >= 2 ? true : undefined));
  await produce(["a"], "none", 0);
  await produce(["b"], "none", 1);
  const shared = await Promise.all([first, second].map((reader) => readAndCommit(reader, 1)));
  expect(texts(shared.flat())).toEqual(["a", "b"]);
  expect(new Set(shared.flat().map(({ partition }) => partition)).size).toBe(2);
  // The first dies: its session ends, and it is heard of no more.
  const { generation } = broker.group(groupId);
  await first.close();
  await askUntil(async () => (broker.group(groupId).generation > generation ? true : undefined));
  await produce(["c"], "none", 0);
  await produce(["d"], "none", 1);
  expect(texts(await readAndCommit(second, 2))).toEqual(["c", "d"]);
  expect(broker.committed(groupId)).toEqual({ [`${topic}/0`]: 2, [`${topic}/1`]: 2 });
});

describe("the check", () => {
  const failureOf = async (client: ReturnType<typeof open>) =>
    (await client.check()).find(({ isHealthy }) => !isHealthy);

  test("is healthy where every right is there", async () => {
    expect(await open().check()).toEqual([
      { name: "Brokers", isHealthy: true, message: "Pharos could reach 1 broker." },
      { name: "Topics", isHealthy: true, message: "Pharos could read 2 partitions." },
      { name: "Group", isHealthy: true, message: `Pharos could look at the group ${groupId}.` },
    ]);
  });

  test("names a wrong password", async () => {
    const failure = await failureOf(open({}, ["127.0.0.1"], "wrong"));
    expect(failure).toMatchObject({ name: "Brokers" });
    expect(failure?.message).toContain("Check the mechanism, the user name and the password");
  });

  test("names a topic that nobody granted, and one that is not there", async () => {
    broker.denied.add(topic);
    expect((await failureOf(open()))?.message).toContain(`Grant Read and Describe on the topic`);
    expect((await failureOf(open({ topics: ["other"] })))?.message).toContain("other on 127.0.0.1");
  });

  test("reaches no private address that nobody allowed", async () => {
    expect((await failureOf(open({}, [])))?.message).toContain("Pharos does not connect to the broker 127.0.0.1");
    expect((await failureOf(open({ usesTls: true }, [])))?.message).toContain("127.0.0.1 is not a public address");
  });
});

describe("a broker that metadata names", () => {
  test("is refused where it is private", async () => {
    const asked = broker.requests.length;
    broker.advertised = { host: "127.0.0.2", port: broker.port };
    await expect(open().listEnds()).rejects.toMatchObject({
      kind: "missing",
      message: expect.stringContaining("127.0.0.2"),
    });
    expect(broker.requests.slice(asked)).not.toContain("ListOffsets");
    await expect(open().join()).rejects.toMatchObject({ kind: "missing" });
  });

  test("is refused over TLS by the address that its name has", async () => {
    const tls = { key: mailServerCertificate.key, cert: mailServerCertificate.cert };
    const secure = await startKafkaBroker({ topics: { logs: 1 }, tls });
    try {
      const settings: Partial<KafkaSettings> = {
        brokers: [`127.0.0.1:${secure.port}`],
        usesTls: true,
        certificateAuthority: tls.cert,
        mechanism: undefined,
        topics: ["logs"],
      };
      secure.advertised = { host: "localhost", port: secure.port };
      // The certificate is for localhost alone; what is reached first is allowed by its address.
      await expect(open(settings, ["127.0.0.1"]).listEnds()).rejects.toMatchObject({
        message: expect.stringContaining("TLS"),
      });
      const byName = { ...settings, brokers: [`localhost:${secure.port}`] };
      expect(await open(byName, ["localhost"]).listEnds()).toEqual([{ topic: "logs", partition: 0, offset: 0n }]);
      await expect(open(byName, []).listEnds()).rejects.toMatchObject({
        kind: "missing",
        message: expect.stringContaining("localhost"),
      });
    } finally {
      await secure.close();
    }
  });
});
