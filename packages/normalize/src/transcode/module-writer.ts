import type { RowHost } from "./row-host.ts";
import type { RowModule } from "./row-module.ts";

/** So much behind a text may be read with it. */
const slack = 16;

/** Writes into the memory of a module what stays there. */
export class ModuleWriter {
  readonly module: RowModule;
  readonly host: RowHost;
  readonly #texts = new Map<string, number>();

  constructor(module: RowModule, host: RowHost) {
    this.module = module;
    this.host = host;
  }

  /** Room of so many bytes, all zero. */
  room(bytes: number): number {
    return this.module.allocate(bytes);
  }

  word(address: number, value: number): void {
    new DataView(this.module.memory.buffer).setInt32(address, value, true);
  }

  read(address: number): number {
    return new DataView(this.module.memory.buffer).getUint32(address, true);
  }

  words(values: readonly number[]): number {
    const address = this.room(values.length * 4);
    for (const [i, value] of values.entries()) this.word(address + i * 4, value);
    return address;
  }

  /** How many there are, and they themselves. */
  list(values: readonly number[]): number {
    return this.words([values.length, ...values]);
  }

  /** The same text is written once. */
  text(text: string): { readonly address: number; readonly length: number } {
    const bytes = Buffer.from(text);
    let address = this.#texts.get(text);
    if (address === undefined) {
      address = this.room(bytes.length + slack);
      Buffer.from(this.module.memory.buffer).set(bytes, address);
      this.#texts.set(text, address);
    }
    return { address, length: bytes.length };
  }
}
