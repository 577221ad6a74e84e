import { jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { connectionOptions, type NatsAccess } from "./connection-options.ts";
import { findLastingProblem, reasonOf } from "./nats-failures.ts";

export interface NatsFindings {
  /** Why it cannot be used, in a sentence. */
  readonly problem?: string;
  /** Of the server that answered. */
  readonly version?: string;
}

/** Reaches NATS and its JetStream, and changes nothing. */
export async function probeNats(access: NatsAccess): Promise<NatsFindings> {
  try {
    const connection = await connect({ ...connectionOptions(access), reconnect: false });
    try {
      await jetstreamManager(connection);
      return { version: connection.info?.version ?? "" };
    } finally {
      await connection.close();
    }
  } catch (error) {
    return { problem: findLastingProblem(error) ?? `NATS cannot be reached: ${reasonOf(error)}.` };
  }
}
