import { defineError } from "../errors/pharos-error.ts";

/** A delivery on its way from a process that accepts it to one that detects. */
export interface TransportMessage {
  /** The same for the same delivery: what is sent again under it is kept once. */
  readonly id: string;
  /** Says what the bytes are; less than 32 KiB. */
  readonly head: Uint8Array;
  readonly bytes: Uint8Array;
}

/** A message that no other process gets as long as this one keeps it. */
export interface TakenMessage {
  readonly head: Uint8Array;
  /** How many `read` returns. */
  readonly bytes: number;
  /** @throws transportUnavailable, transportDamaged */
  read(): Promise<Uint8Array>;
  /** It is still being worked on; to be called every ten seconds. */
  keep(): void;
  /** It is stored, and comes no more. */
  acknowledge(): Promise<void>;
  /** It comes again after this, here or in another process. */
  giveBack(delayMs: number): void;
}

/** How much waits for the processes that detect. */
export interface TransportBacklog {
  readonly messages: number;
  readonly bytes: number;
}

/** Carries deliveries from processes that accept them to processes that detect. */
export interface DeliveryTransport extends AsyncDisposable {
  /** Resolves when the message is kept on the transport's disks. @throws transportFull, transportUnavailable */
  send(message: TransportMessage): Promise<void>;
  /** Yields up to so many messages as they come, for a few seconds. @throws transportUnavailable */
  take(count: number, signal: AbortSignal): AsyncIterable<TakenMessage>;
  /** Forgets what processes left behind that died while they sent it; to be called now and then. @throws transportUnavailable */
  sweep(nowMs: number): Promise<void>;
  /** @throws transportUnavailable where it can take no message at the moment */
  ping(): Promise<TransportBacklog>;
}

export const transportFull = defineError(
  "transport.full",
  "TooManyRequests",
  () => "Too many deliveries wait for the processes that detect",
);

export const transportUnavailable = defineError(
  "transport.unavailable",
  "ServerError",
  (reason: string) => `The transport of deliveries (NATS) is not available: ${reason}`,
);

/** Reading it again would end the same way. */
export const transportDamaged = defineError(
  "transport.damaged",
  "InvalidInput",
  (reason: string) => `The delivery arrived damaged from the transport: ${reason}`,
);
