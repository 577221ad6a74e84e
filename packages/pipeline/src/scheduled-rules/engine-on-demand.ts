import type { RuleEngine, RuleSet } from "@pharos/detection";
import { createSerialQueue, type Policy } from "@pharos/domain";
import type { RuleSetAside } from "../access/hold-to-access.ts";

/** What runs now and then: scheduled rules over the rows of queries, policies over resources; those that are on. */
export interface OnDemandContent extends RuleSet {
  readonly policies: readonly Policy[];
  /** Scheduled rules that are not run. */
  readonly setAside?: readonly RuleSetAside[];
}

export interface EngineOnDemandOptions {
  readonly load: () => Promise<OnDemandContent>;
  /** Another text whenever `load` may give something else; cheap. */
  readonly revision: () => Promise<string>;
  readonly start: (content: OnDemandContent) => Promise<RuleEngine>;
  readonly clock: () => Date;
}

/** A Python process takes some 100 MB; what needs it comes in bursts. */
const idleMsMax = 5 * 60_000;

/** An engine that is started when it is first needed, follows the content, and ends when nobody needed it for a while. */
export class EngineOnDemand {
  readonly #options: EngineOnDemandOptions;
  #content: { readonly revision: string; readonly content: OnDemandContent } | undefined;
  #running: { readonly engine: RuleEngine; readonly content: OnDemandContent } | undefined;
  #usedAt = new Date(0);
  readonly #queue = createSerialQueue();

  constructor(options: EngineOnDemandOptions) {
    this.#options = options;
  }

  /** The content as it is now, without starting anything. */
  content(): Promise<OnDemandContent> {
    return this.#queue.run(() => this.#current());
  }

  /** One at a time: while `work` goes on the engine holds this very content. */
  use<T>(work: (engine: RuleEngine, content: OnDemandContent) => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      const content = await this.#current();
      const engine = await this.#engineWith(content);
      try {
        return await work(engine, content);
      } finally {
        this.#usedAt = this.#options.clock();
      }
    });
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** To be called now and then. */
  stopWhenIdle(now: Date): Promise<void> {
    return this.#queue.run(async () => {
      if (now.getTime() - this.#usedAt.getTime() >= idleMsMax) await this.#stop();
    });
  }

  /** Finishes what is under way. */
  stop(): Promise<void> {
    return this.#queue.run(() => this.#stop());
  }

  async #current(): Promise<OnDemandContent> {
    const revision = await this.#options.revision();
    if (this.#content?.revision !== revision) this.#content = { revision, content: await this.#options.load() };
    return this.#content.content;
  }

  async #engineWith(content: OnDemandContent): Promise<RuleEngine> {
    if (this.#running === undefined) {
      this.#running = { engine: await this.#options.start(content), content };
    } else if (this.#running.content !== content) {
      await this.#running.engine.reload(content);
      this.#running = { ...this.#running, content };
    }
    return this.#running.engine;
  }

  async #stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    this.#content = undefined;
    await running?.engine.close();
  }
}
