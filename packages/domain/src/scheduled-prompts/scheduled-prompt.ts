import type { Schedule } from "../schedules/schedule.ts";

export const promptOutputLengths = ["small", "medium", "largest"] as const;

/** A question that the assistant answers on a schedule. */
export interface ScheduledPrompt {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly prompt: string;
  /** Email address of a user, or the id of an API token. */
  readonly runAsUser: string;
  readonly schedule: Schedule;
  readonly outputLength: (typeof promptOutputLengths)[number];
  readonly enabled: boolean;
}
