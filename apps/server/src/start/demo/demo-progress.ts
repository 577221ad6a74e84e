import type { DemoProgress } from "@pharos/api";

/** Follows how much of the demo's month is durable. Deliveries begin in the order of their time, and end in any. */
export class MonthProgress {
  readonly #underWay = new Map<symbol, number>();
  #beginsAt: Date | undefined;
  #endsAt = new Date(0);
  #writtenUpToMs = 0;
  #isComplete = false;

  /** Undefined before the demo knows which month it writes. */
  get now(): DemoProgress | undefined {
    if (!this.#beginsAt) return undefined;
    const writtenUpTo = new Date(this.#writtenUpToMs);
    return { beginsAt: this.#beginsAt, endsAt: this.#endsAt, writtenUpTo, isComplete: this.#isComplete };
  }

  begin(beginsAt: Date, endsAt: Date): void {
    this.#beginsAt = beginsAt;
    this.#endsAt = endsAt;
    this.#writtenUpToMs = beginsAt.getTime();
  }

  /** Everything before the oldest delivery that is under way is durable. */
  async follow(atMs: number, delivery: Promise<void>): Promise<void> {
    const key = Symbol();
    this.#underWay.set(key, atMs);
    await delivery;
    this.#underWay.delete(key);
    const [oldestMs = atMs] = this.#underWay.values();
    this.#writtenUpToMs = Math.max(this.#writtenUpToMs, oldestMs);
  }

  complete(): void {
    this.#writtenUpToMs = this.#endsAt.getTime();
    this.#isComplete = true;
  }
}
