import type { ContentFile } from "../repository/content-file.ts";
import type { ItemSource } from "../repository/loaded-content.ts";
import type { SigmaFile } from "./read-sigma-documents.ts";
import type { SigmaRule } from "./read-sigma-rule.ts";
import type { SigmaItem } from "./sigma-item.ts";

export type TakenFile = SigmaFile & { readonly place: ContentFile };

export interface Placed {
  readonly item: SigmaItem;
  readonly file: TakenFile;
}

export type PlacedRule = SigmaRule & Placed;

export function sourceOf({ head, item }: Pick<PlacedRule, "head" | "item">): ItemSource {
  const isFinished = head.status !== "deprecated" && head.status !== "unsupported";
  return { file: item.file, bodyFile: undefined, isFinished };
}
