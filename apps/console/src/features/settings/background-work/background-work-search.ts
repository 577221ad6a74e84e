import { defined, oneOf } from "../../../routing/search-codec.ts";

export const backgroundViews = ["jobs", "failed-mail"] as const;
export type BackgroundView = (typeof backgroundViews)[number];

export interface BackgroundWorkSearch {
  readonly view?: BackgroundView;
}

export const readBackgroundWorkSearch = (search: Record<string, unknown>): BackgroundWorkSearch =>
  defined({ view: oneOf(search.view, backgroundViews) });
