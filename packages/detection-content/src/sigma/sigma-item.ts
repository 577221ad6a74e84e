import type { Node, YAMLMap } from "yaml";

/** One document of a Sigma file, with what others of a collection lend it. */
export interface SigmaItem {
  readonly file: string;
  /** The file, with the document's number where there are several. */
  readonly item: string;
  readonly root: YAMLMap;
  readonly text: string;
  readonly modifiedAt: Date;
  readonly report: SigmaReport;
  /** True once anything was reported. */
  readonly isBroken: () => boolean;
}

/** Records a problem where the node begins, `offset` characters into its text. */
export type SigmaReport = (
  message: string,
  at?: Node | null,
  more?: { readonly isUnsupported?: boolean; readonly offset?: number },
) => void;
