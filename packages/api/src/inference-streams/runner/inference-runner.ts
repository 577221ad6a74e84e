import type { ModelProvider, ModelRequest } from "@pharos/connectors";
import {
  aiNotConfigured,
  checkRunning,
  type InferenceStream,
  inferenceRestarted,
  inferenceStopped,
  inferenceStreamEnded,
} from "@pharos/domain";
import type { NewInferenceStream, Store } from "@pharos/store";
import { writeAnswer } from "./write-answer.ts";

export interface InferenceRunnerOptions {
  readonly store: Store;
  /** Undefined where none is configured. */
  readonly provider: ModelProvider | undefined;
  /** How much of its events an alert's model is sent, about. */
  readonly inputTokensMax: number;
  readonly clock: () => Date;
  /** What must not happen and nobody is there to be told. */
  readonly onProblem: (what: string, error: unknown) => void;
  readonly writeEveryMs?: number;
}

interface Running {
  readonly stopping: AbortController;
  readonly ended: Promise<void>;
}

/** Has answers written in the background; whoever asked reads in the store how it goes. */
export class InferenceRunner {
  readonly #options: InferenceRunnerOptions;
  readonly #running = new Map<string, Running>();
  /** Who asked, for each that is being written or about to be. */
  readonly #owners: string[] = [];
  #isStopping = false;

  constructor(options: InferenceRunnerOptions) {
    this.#options = options;
  }

  get isConfigured(): boolean {
    return this.#options.provider !== undefined;
  }

  get inputTokensMax(): number {
    return this.#options.inputTokensMax;
  }

  /** Resolves when it is in the store. @throws aiNotConfigured, aiTooManyRunning */
  async start(stream: NewInferenceStream, request: ModelRequest): Promise<InferenceStream> {
    const { provider, store, clock, onProblem, writeEveryMs = 250 } = this.#options;
    if (!provider) throw aiNotConfigured();
    if (this.#isStopping) throw inferenceRestarted();
    const owner = stream.createdBy.id;
    checkRunning(this.#owners, owner);
    this.#owners.push(owner);
    const release = () => void this.#owners.splice(this.#owners.indexOf(owner), 1);
    try {
      const created = await store.inferenceStreams.create(stream, clock());
      const { id } = created;
      const stopping = new AbortController();
      if (this.#isStopping) stopping.abort(inferenceRestarted());
      const ended = writeAnswer({ store, provider, clock, onProblem, writeEveryMs }, created, request, stopping)
        .catch((error: unknown) => onProblem(`The AI answer ${id} was lost`, error))
        .finally(() => {
          this.#running.delete(id);
          release();
        });
      this.#running.set(id, { stopping, ended });
      return created;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Resolves when it has ended, whichever process writes it. @throws inferenceStreamEnded */
  async cancel(id: string): Promise<void> {
    const running = this.#running.get(id);
    if (running) {
      running.stopping.abort(inferenceStopped());
      return running.ended;
    }
    const { store, clock } = this.#options;
    const isEnded = await store.inferenceStreams.finish(id, { error: inferenceStopped().message }, clock());
    if (!isEnded) throw inferenceStreamEnded();
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** What is being written ends, and says so. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const { stopping } of this.#running.values()) stopping.abort(inferenceRestarted());
    await this.idle();
  }
}
