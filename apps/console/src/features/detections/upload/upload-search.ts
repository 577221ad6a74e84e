import { defined, textOf } from "../../../routing/search-codec.ts";

/** The upload or check that is looked at, so that a reload goes on waiting for it. */
export interface UploadSearch {
  readonly receipt?: string;
  readonly check?: string;
}

export function readUploadSearch(search: Record<string, unknown>): UploadSearch {
  return defined({ receipt: textOf(search.receipt), check: textOf(search.check) });
}
