import { clientAddress } from "@pharos/domain";

const connectionsMax = 4_096;
const connectionsPerAddressMax = 256;
/** Of messages that are not complete, of all connections; beyond it those that go on are cut. */
const heldBytesMax = 64 * 1024 * 1024;

/** The connections of one process, and what they hold in memory. */
export class ConnectionLimits {
  readonly #byAddress = new Map<string, number>();
  #connections = 0;
  heldBytes = 0;

  get isCrowded(): boolean {
    return this.heldBytes > heldBytesMax;
  }

  /** Lets a connection in until what it returns is disposed; a text says why not. */
  enter(address: string): Disposable | string {
    const client = clientAddress(address);
    const here = this.#byAddress.get(client) ?? 0;
    if (this.#connections >= connectionsMax) return `refused, because ${connectionsMax} connections are open`;
    if (here >= connectionsPerAddressMax) {
      return `refused, because it has ${connectionsPerAddressMax} connections already`;
    }
    this.#connections++;
    this.#byAddress.set(client, here + 1);
    let isHere = true;
    return {
      [Symbol.dispose]: () => {
        if (!isHere) return;
        isHere = false;
        this.#connections--;
        const left = (this.#byAddress.get(client) ?? 0) - 1;
        if (left > 0) this.#byAddress.set(client, left);
        else this.#byAddress.delete(client);
      },
    };
  }
}
