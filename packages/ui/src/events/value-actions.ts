import type { ReactNode } from "react";

/** An action of one page: its words, its picture and what it does. */
export interface ValueAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

/** The actions on one value of an event; an absent action is not offered. Copying always is. */
export interface ValueActions {
  readonly onFilterFor?: (path: string, value: unknown) => void;
  readonly onExclude?: (path: string, value: unknown) => void;
  /** Look the value up as an indicator. */
  readonly onLookUp?: (path: string, value: unknown) => void;
  /** Beside the actions: the time in which they look. */
  readonly filterHint?: string;
  readonly lookUpHint?: string;
  /** Those of the page, below the others. */
  readonly actionsOf?: (path: string, value: unknown) => readonly ValueAction[];
}

/** More that is known of a value: its name stands beside the value and opens the fields. */
export interface ValueTag {
  readonly label: string;
  /** In words, after the label: where this is known from. */
  readonly source: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type TagsOf = (path: string, value: unknown) => readonly ValueTag[];

export const noTags: TagsOf = () => [];

/** The text that is copied: a string as it is, anything else as JSON. */
export function copyableText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
}
