import * as Layout from "../../transcoder/layout.ts";
import type { ModuleWriter } from "./module-writer.ts";

const noKey = 0xffffffff;

export interface KeyTable {
  readonly address: number;
  readonly mask: number;
  /** The entry of a key, which is added where it is new. */
  entry(key: string): number;
}

/** A table for so many keys in the module's memory, at most half full. */
export function createKeyTable(writer: ModuleWriter, keys: number): KeyTable {
  const places = 2 ** Math.ceil(Math.log2(Math.max(2, keys * 2)));
  const address = writer.room(places * Layout.KeyBytes);
  for (let place = 0; place < places; place++) {
    writer.word(address + place * Layout.KeyBytes + Layout.KeyLength, noKey);
  }
  const mask = places - 1;
  return {
    address,
    mask,
    entry(key) {
      const text = writer.text(key);
      return writer.module.addKey(address, mask, text.address, text.length);
    },
  };
}
