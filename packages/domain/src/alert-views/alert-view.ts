import { defineError } from "../errors/pharos-error.ts";

/** Filters of the alert list that somebody keeps under a name. */
export interface AlertView {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  /** As the address of the list holds them. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Everyone sees it who sees as much as its owner; only its owner changes it. */
  readonly isShared: boolean;
  /** What its owner saw when writing it, and may have named; undefined for all. */
  readonly neededLogTypes: readonly string[] | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const alertViewNameLengthMax = 60;
export const alertViewsMax = 100;
export const alertViewBytesMax = 8_192;

export const alertViewNotFound = defineError(
  "alert_views.not_found",
  "NotFound",
  (id: string) => `The view ${id} does not exist, or is not yours`,
);
export const alertViewNameTaken = defineError(
  "alert_views.name_taken",
  "AlreadyExists",
  (name: string) => `You have a view called ${name} already. Choose another name, or save that one again.`,
);
export const alertViewInvalid = defineError("alert_views.invalid", "InvalidInput", (problem: string) => problem);
