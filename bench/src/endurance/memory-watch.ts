import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "../running-server.ts";
import { megabytes } from "./endurance-rows.ts";

/** Bytes by what each process does. */
export type MemoryByKind = ReadonlyMap<string, number>;

const lookEveryMs = 200;

export function sumOf(memory: MemoryByKind): number {
  return [...memory.values()].reduce((a, b) => a + b, 0);
}

/** Looks at the memory of a program and all that it started until it is told to stop; keeps the most that it saw. */
export class MemoryWatch {
  #isOver = false;
  #most: MemoryByKind = new Map();
  readonly #mostOf = new Map<string, number>();
  readonly #looking: Promise<void>;

  constructor(server: Pick<RunningServer, "memoryByKind">) {
    this.#looking = this.#look(server);
  }

  /** When all processes together had the most, and the most that each kind ever had. */
  async stop(): Promise<{ readonly together: MemoryByKind; readonly each: MemoryByKind }> {
    this.#isOver = true;
    await this.#looking;
    return { together: this.#most, each: this.#mostOf };
  }

  async #look(server: Pick<RunningServer, "memoryByKind">): Promise<void> {
    const startMs = performance.now();
    while (!this.#isOver) {
      const memory = server.memoryByKind();
      if (sumOf(memory) > sumOf(this.#most)) {
        this.#most = memory;
        console.error(describe(memory, performance.now() - startMs));
      }
      for (const [kind, bytes] of memory) this.#mostOf.set(kind, Math.max(bytes, this.#mostOf.get(kind) ?? 0));
      await wait(lookEveryMs);
    }
  }
}

function describe(memory: MemoryByKind, afterMs: number): string {
  const kinds = [...memory].map(([kind, bytes]) => `${kind} ${megabytes(bytes)}`);
  return `after ${Math.round(afterMs / 1000)} s ${megabytes(sumOf(memory))}: ${kinds.join(", ")}`;
}

/** The middle of so many looks, one after the other: what a program needs while nothing is to be done. */
export async function memoryAtRest(server: Pick<RunningServer, "memoryByKind">, looks = 10): Promise<MemoryByKind> {
  const seen: MemoryByKind[] = [];
  for (let i = 0; i < looks; i++) {
    seen.push(server.memoryByKind());
    await wait(lookEveryMs);
  }
  return seen.toSorted((a, b) => sumOf(a) - sumOf(b))[Math.floor(looks / 2)] ?? new Map();
}
