import type { FlowAnswers } from "./flow-answers.ts";

/** A call of one of the answers. */
export interface FlowRequest {
  readonly id: number;
  readonly method: keyof FlowAnswers;
  readonly args: readonly unknown[];
}

export interface FlowReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** The answers from elsewhere: each call takes its time. */
export type RemoteAnswers = {
  readonly [Method in keyof FlowAnswers]: (
    ...args: Parameters<FlowAnswers[Method]>
  ) => Promise<Awaited<ReturnType<FlowAnswers[Method]>>>;
};

type Port = Pick<Worker, "postMessage" | "addEventListener">;

/** Calls the answers behind a port. What the other side throws is thrown here. */
export function remoteAnswers(port: Port): RemoteAnswers {
  let last = 0;
  const waiting = new Map<number, (reply: FlowReply) => void>();
  port.addEventListener("message", (event: Event) => {
    const reply = (event as MessageEvent<FlowReply>).data;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const call = (method: keyof FlowAnswers, args: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error))));
      port.postMessage({ id, method, args } satisfies FlowRequest);
    });
  return new Proxy({} as RemoteAnswers, {
    get:
      (_target, method) =>
      (...args: readonly unknown[]) =>
        call(method as keyof FlowAnswers, args),
  });
}
