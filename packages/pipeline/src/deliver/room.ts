export interface RoomOptions {
  /** Pieces of work under way. */
  readonly atOnce: number;
  /** Pieces of work that begin within a moment. */
  readonly perMoment: number;
  /** Resolves when a moment that begins now has ended. One runs at a time, and none while there is no work. */
  readonly moment: () => Promise<void>;
}

/** Lets so much work run at once, and so much begin within a moment; the rest waits in the order of asking. */
export class Room {
  readonly #options: RoomOptions;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #begunInMoment = 0;

  constructor(options: RoomOptions) {
    this.#options = options;
  }

  async with<T>(run: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push(begin);
      this.#beginNext();
    });
    try {
      return await run();
    } finally {
      this.#underWay -= 1;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    const { atOnce, perMoment } = this.#options;
    while (this.#underWay < atOnce && this.#begunInMoment < perMoment) {
      const begin = this.#waiting.shift();
      if (!begin) return;
      this.#underWay += 1;
      this.#begunInMoment += 1;
      if (this.#begunInMoment === 1) void this.#endMoment();
      begin();
    }
  }

  async #endMoment(): Promise<void> {
    await this.#options.moment();
    this.#begunInMoment = 0;
    this.#beginNext();
  }
}
