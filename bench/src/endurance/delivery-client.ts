import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export interface Reply {
  /** 0 where none came. */
  readonly status: number;
  /** Of a reply that was none, the reason. */
  readonly reason: string;
  readonly retryAfterMs: number | undefined;
}

export interface Delivery {
  readonly url: string;
  readonly key: string;
  readonly body: string | Buffer;
}

/** Hears what became of each attempt. */
export type OnReply = (reply: Reply, attempt: number) => void;

const answerMsMaxDefault = 120_000;
const retryMs = 500;
const patienceMs = 600_000;
const tooManyRequests = 429;

/** The same would be refused again. */
function isRefusal({ status }: Reply): boolean {
  return status >= 400 && status < 500 && status !== tooManyRequests;
}

/** Sends as log shippers do: over connections that stay, again under the same key until it is acknowledged. */
export class DeliveryClient {
  readonly #agent: Agent;
  readonly #answerMsMax: number;

  constructor(connections: number, answerMsMax = answerMsMaxDefault) {
    this.#answerMsMax = answerMsMax;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** True as soon as it is acknowledged; false when it is refused for good, or not acknowledged within ten minutes. */
  async deliver(delivery: Delivery, onReply: OnReply): Promise<boolean> {
    const endMs = performance.now() + patienceMs;
    for (let attempt = 1; ; attempt++) {
      const reply = await this.#send(delivery);
      onReply(reply, attempt);
      if (reply.status === 200) return true;
      if (isRefusal(reply) || performance.now() > endMs) return false;
      await wait(reply.retryAfterMs ?? retryMs);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ url, key, body }: Delivery): Promise<Reply> {
    return new Promise((resolve) => {
      const outgoing = request(url, { method: "POST", agent: this.#agent, headers: { "idempotency-key": key } });
      outgoing.setTimeout(this.#answerMsMax, () => outgoing.destroy(new Error("no answer in time")));
      outgoing.on("response", (response) => {
        const seconds = Number(response.headers["retry-after"] ?? Number.NaN);
        const retryAfterMs = Number.isNaN(seconds) ? undefined : seconds * 1000;
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, reason: text, retryAfterMs }));
        response.on("error", (error) => resolve({ status: 0, reason: error.message, retryAfterMs: undefined }));
      });
      outgoing.on("error", (error) => resolve({ status: 0, reason: error.message, retryAfterMs: undefined }));
      outgoing.end(body);
    });
  }
}
