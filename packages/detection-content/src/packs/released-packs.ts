import { createHash } from "node:crypto";
import type { ReleasedPack } from "@pharos/domain";
import { writeContent } from "../content/write-content.ts";
import type { LoadedContent } from "../repository/loaded-content.ts";
import { selectItems } from "./select-items.ts";

/** The packs of a release, each with a digest of all that it has. */
export function releasedPacks(content: LoadedContent): ReleasedPack[] {
  return content.packs.map(({ id, displayName, description, itemIds }) => {
    const hash = createHash("sha256").update(JSON.stringify([displayName, description, itemIds.toSorted()]));
    const files = writeContent(selectItems(content, itemIds));
    for (const { path, text } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
      hash.update(JSON.stringify([path, text]));
    return { id, displayName, description, itemIds, digest: hash.digest("hex") };
  });
}
