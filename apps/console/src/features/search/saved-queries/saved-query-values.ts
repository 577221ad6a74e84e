import type { SavedQueryInput } from "../../../graphql/generated/graphql.ts";
import { cronProblem } from "./cron-times.ts";
import type { SavedQuery } from "./saved-query.ts";

/** What the form of a saved search holds. */
export interface SavedQueryValues extends Record<string, unknown> {
  readonly name: string;
  readonly description: string;
  readonly tags: string[];
  /** `hand`, `cron`, or minutes between two runs. */
  readonly when: string;
  readonly cronExpression: string;
  readonly timeoutMinutes: number | string;
  readonly enabled: boolean;
}

/** Minutes between runs to choose from (specification 2 §5). */
export const rateChoices = [15, 30, 60, 180, 720, 1440] as const;
const cronDefault = "0 0 * * *";
const timeoutDefault = 5;

export const newQueryValues: SavedQueryValues = {
  name: "",
  description: "",
  tags: [],
  when: "hand",
  cronExpression: cronDefault,
  timeoutMinutes: timeoutDefault,
  enabled: true,
};

export function valuesOf({ name, description, tags, schedule, enabled }: SavedQuery): SavedQueryValues {
  const when = schedule ? (schedule.rateMinutes == null ? "cron" : String(schedule.rateMinutes)) : "hand";
  return {
    name,
    description,
    tags: [...tags],
    when,
    cronExpression: schedule?.cronExpression ?? cronDefault,
    timeoutMinutes: schedule?.timeoutMinutes ?? timeoutDefault,
    enabled: schedule ? enabled : true,
  };
}

/** The part of the input that the form says. */
export function inputOfValues(values: SavedQueryValues) {
  const { when, cronExpression, enabled } = values;
  const timeoutMinutes = Number(values.timeoutMinutes);
  const isCron = when === "cron";
  const schedule: SavedQueryInput["schedule"] =
    when === "hand"
      ? null
      : { timeoutMinutes, ...(isCron ? { cronExpression: cronExpression.trim() } : { rateMinutes: Number(when) }) };
  return { name: values.name.trim(), description: values.description, tags: values.tags, schedule, enabled };
}

type Problems = Partial<Record<keyof SavedQueryValues & string, string>>;

export function queryProblems({ name, when, cronExpression, timeoutMinutes }: SavedQueryValues): Problems {
  const minutes = Number(timeoutMinutes);
  const isRate = when !== "hand" && when !== "cron";
  return {
    ...(name.trim() === "" ? { name: "This field is required" } : {}),
    ...(when === "cron" ? defined("cronExpression", cronProblem(cronExpression)) : {}),
    ...(when !== "hand" && !(Number.isInteger(minutes) && minutes >= 1)
      ? { timeoutMinutes: "Must be a whole number of minutes, at least 1" }
      : isRate && minutes > Number(when)
        ? { timeoutMinutes: `Must not be longer than the ${when} minutes between runs` }
        : {}),
  };
}

const defined = (field: string, problem: string | undefined): Problems => (problem ? { [field]: problem } : {});
