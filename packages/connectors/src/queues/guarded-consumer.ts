import dns from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import type { Broker, Connection, ConnectionPool, Consumer, ConsumerOptions } from "@platformatic/kafka";
import { isAllowedDestination, isNamed, parseAllowedDestinations } from "../outbound/allowed-destinations.ts";
import { addressRefused, plainBrokerRefused } from "../outbound/errors.ts";
import { guardedLookup } from "../outbound/guarded-lookup.ts";
import { readFetchedBatches } from "./read-fetched-batches.ts";

type BytesConsumer = Consumer<Buffer, Buffer, Buffer, Buffer>;
type BytesOptions = ConsumerOptions<Buffer, Buffer, Buffer, Buffer>;

export interface GuardedConsumerOptions {
  readonly allowedPrivateHosts: readonly string[];
  readonly resolve?: typeof dns.lookup;
}

type CreatePool = (this: BytesConsumer, context?: unknown) => ConnectionPool;

/**
 * The library offers no hook for its connections. All of them come from pools that its clients make by this method, which
 * has no public name; where a later version has no such method, nothing is opened.
 */
function findCreatePool(prototype: object): symbol {
  const name = "plt.kafka.base.createConnectionPool";
  const found = Object.getOwnPropertySymbols(prototype).find(({ description }) => description === name);
  if (!found)
    throw new Error("This version of @platformatic/kafka cannot be guarded: its pools are made in another way");
  return found;
}

/**
 * Makes a consumer whose connections are checked, those to brokers that metadata names too. Over TLS the address that is
 * connected to is checked. Without TLS only brokers that an administrator named are connected to, wherever they are.
 * A batch that cannot be unpacked comes as one message that has the header `unreadableMarker`.
 */
export async function createGuardedConsumer(
  options: BytesOptions,
  { allowedPrivateHosts, resolve = dns.lookup }: GuardedConsumerOptions,
  unreadableMarker: string,
): Promise<BytesConsumer> {
  // Loading it takes a second, which only those wait for who read from Kafka.
  const client = await import("@platformatic/kafka");
  const { Consumer } = client;
  const allowed = parseAllowedDestinations(allowedPrivateHosts);
  const isEncrypted = options.tls !== undefined;
  const lookup: LookupFunction = guardedLookup(allowed, resolve);

  function problemOf({ host }: Broker): Error | undefined {
    if (!isEncrypted) return isNamed(allowed, host) ? undefined : plainBrokerRefused(host);
    // An address in the place of a name is never looked up.
    return isIP(host) !== 0 && !isAllowedDestination(allowed, host, host) ? addressRefused(host, [host]) : undefined;
  }

  const createPool = findCreatePool(Consumer.prototype);
  const createOpenPool = (Consumer.prototype as unknown as Record<symbol, CreatePool>)[createPool] as CreatePool;
  class GuardedConsumer extends Consumer<Buffer, Buffer, Buffer, Buffer> {}
  Object.defineProperty(GuardedConsumer.prototype, createPool, {
    value(this: BytesConsumer, context?: unknown) {
      return guardPool(createOpenPool.call(this, context), problemOf, (connection) =>
        readFetchedBatches(client, connection, unreadableMarker),
      );
    },
  });
  // The lookup goes on to the socket with the other options of TLS.
  return new GuardedConsumer({ ...options, ...(isEncrypted && { tls: { ...options.tls, lookup } as object }) });
}

/** Every other way to a connection asks for it by `get`, again and again for the same one. */
function guardPool(
  pool: ConnectionPool,
  problemOf: (broker: Broker) => Error | undefined,
  prepare: (connection: Connection) => void,
): ConnectionPool {
  const get = pool.get.bind(pool);
  const prepared = new WeakSet<Connection>();
  async function connect(broker: Broker): Promise<Connection> {
    const problem = problemOf(broker);
    if (problem) throw problem;
    const connection = await get(broker);
    if (!prepared.has(connection)) prepare(connection);
    prepared.add(connection);
    return connection;
  }
  const guarded = (broker: Broker, callback?: (error: Error | null, connection?: Connection) => void) => {
    const connecting = connect(broker);
    if (!callback) return connecting;
    connecting.then(
      (connection) => callback(null, connection),
      (error: Error) => callback(error),
    );
    return undefined;
  };
  return Object.assign(pool, { get: guarded as ConnectionPool["get"] });
}
