import type { ActorReference } from "../access/actor.ts";
import type { Detection } from "./detection.ts";

/** The way by which a detection was changed; `PHAROS`: by a new version of Pharos. */
export const detectionChangeOrigins = ["CONSOLE", "UPLOAD", "API", "PACK", "FILTER", "RESTORE", "PHAROS"] as const;
export type DetectionChangeOrigin = (typeof detectionChangeOrigins)[number];

export type DetectionChangeAction = "CREATED" | "CHANGED" | "DELETED";

export interface DetectionChange {
  readonly id: string;
  readonly detectionId: string;
  readonly action: DetectionChangeAction;
  readonly origin: DetectionChangeOrigin;
  readonly at: Date;
  /** Undefined for Pharos itself. */
  readonly by?: ActorReference;
  /** Undefined where it was created. */
  readonly before?: Detection;
  /** Undefined where it was deleted. */
  readonly after?: Detection;
}

/** A deleted detection can be restored for this long. */
export const deletedDetectionDays = 30;

/** How many detections one request may change, delete or restore. */
export const detectionsChangedMax = 5000;
/** Older changes of a detection are forgotten. */
export const detectionChangesKept = 100;
