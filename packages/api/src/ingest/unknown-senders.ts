import { BackPressureError } from "@pharos/pipeline";

const perAddressMax = 64;
const totalMax = 512;

/** Requests whose credentials are being looked up. They have a small room of their own, and each address a part of it. */
export class UnknownSenders {
  readonly #byAddress = new Map<string, number>();
  #total = 0;

  /** Dispose it when the sender is known or refused. @throws BackPressureError */
  enter(address: string): Disposable {
    const here = this.#byAddress.get(address) ?? 0;
    if (here >= perAddressMax || this.#total >= totalMax) {
      throw new BackPressureError(1, "Too many requests wait for their credentials to be checked");
    }
    this.#byAddress.set(address, here + 1);
    this.#total += 1;
    return {
      [Symbol.dispose]: () => {
        const left = (this.#byAddress.get(address) ?? 0) - 1;
        if (left > 0) this.#byAddress.set(address, left);
        else this.#byAddress.delete(address);
        this.#total -= 1;
      },
    };
  }
}
