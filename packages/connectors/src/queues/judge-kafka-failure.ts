import { CollectionFailure, describeError, isObject, type KafkaSettings, PharosError, queueName } from "@pharos/domain";

/** Says of a failure of Kafka which right or setting is missing, or that it may pass. */
export function judgeKafkaFailure(error: unknown, settings: KafkaSettings): CollectionFailure {
  if (error instanceof CollectionFailure) return error;
  const all = flatten(error);
  // Pharos itself refused to connect.
  const refusal = all.find((one) => one instanceof PharosError);
  if (refusal) return new CollectionFailure("missing", refusal.message);
  const names = all.map(({ apiId, code, message }) => `${apiId ?? ""} ${code ?? ""} ${message}`).join("\n");
  const said = all.map(({ apiId }) => apiId).find((apiId) => apiId !== undefined) ?? describeError(all.at(-1));
  const { topics, groupId, brokers } = settings;
  if (/TOPIC_AUTHORIZATION_FAILED/.test(names)) {
    return new CollectionFailure(
      "denied",
      `Reading ${topics.join(", ")} was refused (${said}). Grant Read and Describe on the topic to the user.`,
    );
  }
  if (/GROUP_AUTHORIZATION_FAILED/.test(names)) {
    return new CollectionFailure(
      "denied",
      `The group ${groupId} was refused (${said}). Grant Read on the group to the user.`,
    );
  }
  if (/AUTHORIZATION_FAILED|SASL|PLT_KFK_AUTHENTICATION/.test(names)) {
    return new CollectionFailure(
      "denied",
      `${brokers.join(", ")} refused the user (${said}). Check the mechanism, the user name and the password.`,
    );
  }
  if (/UNKNOWN_TOPIC_OR_PARTITION|Unknown topic|INVALID_TOPIC|INVALID_GROUP_ID/.test(names)) {
    return new CollectionFailure(
      "missing",
      `${queueName(settings)} was not found (${said}). Check the topics and the group.`,
    );
  }
  if (/certificate|TLS|SSL|ERR_TLS|self-signed/i.test(names)) {
    return new CollectionFailure(
      "missing",
      `The TLS connection to ${brokers.join(", ")} failed (${said}). Check the port, and the certificate authority.`,
    );
  }
  return new CollectionFailure(
    "transient",
    `${brokers.join(", ")} could not be reached (${said}). Pharos tries again.`,
  );
}

/** Returns true where a group has other members now than when something was asked of it. */
export function isOfRebalance(error: unknown): boolean {
  const names = ["REBALANCE_IN_PROGRESS", "ILLEGAL_GENERATION", "UNKNOWN_MEMBER_ID", "FENCED_INSTANCE_ID"];
  return flatten(error).some(({ apiId }) => apiId !== undefined && names.includes(apiId));
}

type Described = Error & { readonly apiId?: string; readonly code?: string };

/** Returns an error with all that it holds, the outermost first. */
function flatten(error: unknown, depth = 0): Described[] {
  if (!(error instanceof Error) || depth > 8) return [];
  const inner = isObject(error) && Array.isArray(error.errors) ? error.errors : [];
  return [error as Described, ...[...inner, error.cause].flatMap((one: unknown) => flatten(one, depth + 1))];
}
