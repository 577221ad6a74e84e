import { type DemoEvent, dayMs, hourMs } from "../event.ts";
import { activityOf } from "../rhythm.ts";

/** An attack that is hidden in the month. */
export interface Story {
  readonly name: string;
  /** It begins on the working day at least this long before the end of the month. */
  readonly daysBefore: number;
  readonly startUtcHour: number;
  /** What the shipped detections say about it, in order. */
  readonly raises: readonly string[];
  events(startMs: number): DemoEvent[];
}

/** When the story begins in a month that ends at `now`. */
export function startOf(story: Story, now: Date): number {
  let day = Math.floor(now.getTime() / dayMs) - story.daysBefore;
  while (activityOf("berlin", day * dayMs + 10 * hourMs) < 0.5) day--;
  return day * dayMs + story.startUtcHour * hourMs;
}
