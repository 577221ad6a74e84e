import type { PackSourceContent } from "@pharos/domain";
import type { PackRequest, PackResponse } from "./pack-request.ts";

/** The means by which each kind of source is read. */
export interface PackSourceAccess extends Pick<PackSourceContent, "url" | "publicKey"> {
  readonly archiveBytesMax: number;
  readonly get: (request: Omit<PackRequest, "token">) => Promise<PackResponse>;
  readonly clock: () => Date;
}
