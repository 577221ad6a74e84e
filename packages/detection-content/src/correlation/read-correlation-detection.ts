import {
  type CorrelationLogic,
  type EvaluationOrder,
  evaluationOrders,
  lookbackMinutesDefault,
  lookbackMinutesMax,
} from "@pharos/domain";
import { isMap, isSeq, type Node, type YAMLMap } from "yaml";
import { reportMissing } from "../yaml/detection-fields.ts";
import { type FieldReader, type FieldValues, type Report, readFields, wholeNumber } from "../yaml/read-fields.ts";
import { schedule } from "../yaml/read-schedule.ts";
import type { CorrelationDetection } from "./correlation-detection.ts";
import { checkCriteria, matchCriteria, type ReadCriterion } from "./read-match-criteria.ts";
import { minutes } from "./read-minutes.ts";
import { type CorrelationForm, type ReadStep, steps } from "./read-steps.ts";
import { arrangeTransitions, type ReadTransition, transitions } from "./read-transitions.ts";

export interface ReadDetection {
  /** Undefined where an essential is wrong. */
  readonly detection: CorrelationDetection | undefined;
  /** Undefined where it has neither form, or both. */
  readonly form: CorrelationForm | undefined;
  /** Its steps, as far as they can be read, and where the YAML names their rules. */
  readonly steps: readonly ReadStep[];
  readonly transitions: readonly ReadTransition[];
  readonly criteria: readonly ReadCriterion[];
  readonly minMatchCount: number | undefined;
}

const evaluationOrder: FieldReader<EvaluationOrder> = (node, name, report) => {
  const value = evaluationOrders.find((order) => order === node?.toJSON());
  if (value === undefined) report(`${name} must be ${evaluationOrders.join(" or ")}`, node);
  return value;
};

const bodyFields = {
  Sequence: steps("Sequence"),
  Transitions: transitions,
  Group: steps("Group"),
  MatchCriteria: matchCriteria,
  MinMatchCount: wholeNumber(2),
  Schedule: schedule,
  LookbackWindowMinutes: minutes(lookbackMinutesDefault, lookbackMinutesMax),
  EventEvaluationOrder: evaluationOrder,
} as const;
type Body = FieldValues<typeof bodyFields>;

/** Reads a `Detection`: the body itself, or a list with nothing but the body. Undefined where it is none at all. */
export function readCorrelationDetection(node: Node | null, report: Report): ReadDetection | undefined {
  const body = isSeq(node) && node.items.length === 1 ? node.items[0] : node;
  if (isSeq(body)) {
    report("Detection must be a list with exactly one entry", body);
    return undefined;
  }
  if (!isMap(body)) {
    report("Invalid YAML", node);
    return undefined;
  }
  const fields = readFields(body, bodyFields, report);
  reportMissing(body, ["Schedule"], report);
  const logic = readLogic(fields, body, report);
  const read = {
    form: formOf(body),
    steps: fields.Sequence ?? fields.Group ?? [],
    transitions: fields.Transitions ?? [],
    criteria: fields.MatchCriteria ?? [],
    minMatchCount: fields.MinMatchCount,
  };
  if (logic === undefined || fields.Schedule === undefined) return { detection: undefined, ...read };
  const detection = {
    logic,
    schedule: fields.Schedule,
    lookbackMinutes: fields.LookbackWindowMinutes ?? lookbackMinutesDefault,
    evaluationOrder: fields.EventEvaluationOrder ?? "Chronological",
  };
  return { detection, ...read };
}

function formOf(body: YAMLMap): CorrelationForm | undefined {
  if (body.has("Sequence")) return body.has("Group") ? undefined : "Sequence";
  return body.has("Group") ? "Group" : undefined;
}

function readLogic(fields: Body, body: YAMLMap, report: Report): CorrelationLogic | undefined {
  const ofSequence = ["Sequence", "Transitions"].filter((key) => body.has(key));
  const ofGroup = ["Group", "MatchCriteria", "MinMatchCount"].filter((key) => body.has(key));
  if (ofSequence.length > 0 && ofGroup.length > 0) {
    report(`${[...ofSequence, ...ofGroup].join(", ")} can't be mixed: a rule is a Sequence or a Group`, body);
    return undefined;
  }
  if (!body.has("Sequence") && !body.has("Group")) report("Sequence or Group is missing", body);
  if (fields.Sequence !== undefined) return readSequence(fields, fields.Sequence, body, report);
  return fields.Group === undefined ? undefined : readGroup(fields, fields.Group, body, report);
}

function readSequence(fields: Body, read: readonly ReadStep[], body: YAMLMap, report: Report): CorrelationLogic {
  const steps = read.map(({ step }) => step);
  const list = body.get("Transitions", true) as Node | undefined;
  const arranged =
    fields.Transitions === undefined ? [] : arrangeTransitions(fields.Transitions, steps, list ?? body, report);
  return { form: "sequence", steps, transitions: arranged };
}

function readGroup(fields: Body, read: readonly ReadStep[], body: YAMLMap, report: Report): CorrelationLogic {
  const steps = read.map(({ step }) => step);
  const { MinMatchCount: minMatchCount } = fields;
  if (minMatchCount !== undefined && minMatchCount > steps.length) {
    report(`MinMatchCount must not be more than Group has members`, body.get("MinMatchCount", true) as Node);
  }
  const criteria = checkCriteria(fields.MatchCriteria ?? [], steps, report);
  return { form: "group", steps, matchCriteria: criteria, minMatchCount };
}
