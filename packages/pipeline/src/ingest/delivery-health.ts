import { PharosError } from "@pharos/domain";

/** A sender that is refused for what it sent says nothing about us. */
function isOurFault(error: unknown): boolean {
  return !(error instanceof PharosError) || error.category === "ServerError";
}

/** Failures of longer ago are no news: perhaps nobody has sent anything since. */
const failuresRememberedMs = 60_000;

/** Follows deliveries, to notice that none gets stored any more. */
export class DeliveryHealth {
  readonly #clock: () => Date;
  /** When each delivery that is under way began; the oldest is the first. */
  readonly #underWay = new Map<object, Date>();
  #storedAt: Date | undefined;
  #failingSince: Date | undefined;
  #failedAt: Date | undefined;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  async follow<T>(delivery: object, work: Promise<T>): Promise<T> {
    this.#underWay.set(delivery, this.#clock());
    try {
      const done = await work;
      this.#storedAt = this.#clock();
      this.#failingSince = undefined;
      return done;
    } catch (error) {
      if (isOurFault(error)) {
        this.#failedAt = this.#clock();
        this.#failingSince ??= this.#failedAt;
      }
      throw error;
    } finally {
      this.#underWay.delete(delivery);
    }
  }

  /** Since when nothing was stored, although deliveries wait or fail; undefined while all is well. */
  get stalledSince(): Date | undefined {
    const [oldest] = this.#underWay.values();
    const waitingSince = oldest && this.#storedAt && this.#storedAt > oldest ? this.#storedAt : oldest;
    const isFailing =
      this.#failedAt !== undefined && this.#clock().getTime() - this.#failedAt.getTime() <= failuresRememberedMs;
    const failingSince = isFailing ? this.#failingSince : undefined;
    if (!waitingSince || !failingSince) return waitingSince ?? failingSince;
    return failingSince < waitingSince ? failingSince : waitingSince;
  }
}
