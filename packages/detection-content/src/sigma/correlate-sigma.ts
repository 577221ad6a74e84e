import type { CorrelationLogic, CorrelationRule, CorrelationStep, Rule } from "@pharos/domain";
import { SigmaProblem } from "../sigma-logic/sigma-value.ts";
import { writeYaml } from "../yaml/write-yaml.ts";
import type { SigmaCorrelation } from "./read-sigma-correlation.ts";
import type { SigmaRule } from "./read-sigma-rule.ts";

/** A rule that a correlation looks at, and how many signals of it. */
interface Member {
  readonly base: SigmaRule;
  readonly step: CorrelationStep;
}

/** What a correlation comes to, and what it wants of the rules that it looks at. */
export interface CorrelatedSigma {
  readonly correlation: CorrelationRule;
  /** By rule id: fields whose values its signals must carry in their context, one by one and several together. */
  readonly contextFields: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;
  readonly contextGroups: ReadonlyMap<string, Readonly<Record<string, readonly (readonly string[])[]>>>;
  readonly baseIds: readonly string[];
}

/** Finds what a correlation refers to, by id or name. */
export type FindReferred = (reference: string) => SigmaRule | SigmaCorrelation | undefined;

const rateMinutes = { min: 2, max: 60 };
const runsPerTimespan = 10;
const timeoutMinutes = 5;

/** The correlation as one of ours. Throws a SigmaProblem for what ours can't say. */
export function correlateSigma(correlation: SigmaCorrelation, find: FindReferred): CorrelatedSigma {
  const { item, head, timespanMinutes } = correlation;
  const members = membersOf(correlation, find);
  const sharing = new SharedFields(correlation);
  const logic = logicOf(correlation, members, sharing);
  const rate = Math.min(Math.max(Math.ceil(timespanMinutes / runsPerTimespan), rateMinutes.min), rateMinutes.max);
  const schedule = { rateMinutes: rate, timeoutMinutes };
  // What began just before a run and ends just after it must be whole in the next.
  const spans = logic.form === "sequence" && members.some(({ step }) => step.minMatchCount > 1) ? 2 : 1;
  const lookbackMinutes = spans * timespanMinutes + rate;
  return {
    correlation: {
      ...head.common,
      kind: "CORRELATION_RULE",
      id: head.id,
      createAlert: !head.isInformational,
      summaryAttributes: [],
      logic,
      schedule,
      lookbackMinutes,
      evaluationOrder: "Chronological",
      body: bodyOf(logic, schedule, lookbackMinutes),
      sigmaText: item.text,
      tests: [],
    },
    contextFields: sharing.contextFields,
    contextGroups: sharing.contextGroups,
    baseIds: members.map(({ base }) => base.rule.id),
  };
}

/** A count of distinct values is a rule of its own, whose threshold counts them. Throws a SigmaProblem. */
export function countingRule(correlation: SigmaCorrelation, find: FindReferred): Rule {
  const { item, head, groupBy, field = "", timespanMinutes, countMin = 1, countMax } = correlation;
  const [member, ...others] = membersOf(correlation, find);
  if (member === undefined || others.length > 0 || member.step.minMatchCount > 1) {
    throw new SigmaProblem("value_count counts the values of one rule's events: refer to one rule", true);
  }
  if (countMax !== undefined)
    throw new SigmaProblem("value_count cannot count less than or exactly a number: remove lt, lte and eq", true);
  const { base } = member;
  const pathsOf = (name: string) => base.pathsOf(aliased(correlation, name, base)).map((path) => path.join("."));
  return {
    ...base.rule,
    ...head.common,
    id: head.id,
    createAlert: !head.isInformational,
    dedupPeriodMinutes: timespanMinutes,
    threshold: countMin,
    sigma: {
      text: item.text,
      expression: base.rule.sigma?.expression,
      contextFields: Object.fromEntries([...groupBy, field].map((name) => [name, pathsOf(name)])),
      groupBy: Object.fromEntries(groupBy.map((name) => [name, pathsOf(name)])),
      countedField: pathsOf(field),
    },
    tests: [],
  };
}

function membersOf(correlation: SigmaCorrelation, find: FindReferred): Member[] {
  const { type, rules, absent, countMin = 1, countMax } = correlation;
  const members = rules.map((reference, index) => {
    const member = memberOf(correlation, reference, index, find);
    return absent.includes(reference) ? { ...member, step: { ...member.step, absence: true } } : member;
  });
  if (type !== "event_count") return members;
  const [only, ...others] = members;
  if (only === undefined || others.length > 0 || only.step.minMatchCount > 1) {
    throw new SigmaProblem("event_count counts the events of one rule: refer to one rule", true);
  }
  return [{ ...only, step: { ...only.step, minMatchCount: countMin, maxMatchCount: countMax } }];
}

function memberOf(correlation: SigmaCorrelation, reference: string, index: number, find: FindReferred): Member {
  const referred = find(reference);
  if (referred === undefined) {
    throw new SigmaProblem(`no rule has the id or name ${reference}: import both files together`);
  }
  const step = { id: `rule_${index + 1}`, minMatchCount: 1, maxMatchCount: undefined, absence: false };
  if ("rule" in referred) return { base: referred, step: { ...step, ruleId: referred.rule.id } };
  const counted =
    referred.type === "event_count" && referred.rules.length === 1 ? find(referred.rules[0] ?? "") : undefined;
  const isAlike =
    referred.timespanMinutes === correlation.timespanMinutes &&
    referred.groupBy.join("\0") === correlation.groupBy.join("\0");
  if (counted === undefined || !("rule" in counted) || !isAlike) {
    const wanted = "an event_count of one rule with the same group-by and timespan";
    throw new SigmaProblem(`it can refer only to ${wanted}: ${reference} is of another type`, true);
  }
  const { countMin = 1, countMax } = referred;
  const counts = { minMatchCount: countMin, maxMatchCount: countMax };
  return { base: counted, step: { ...step, ...counts, ruleId: counted.rule.id } };
}

function logicOf(correlation: SigmaCorrelation, members: readonly Member[], sharing: SharedFields): CorrelationLogic {
  const { type, groupBy, timespanMinutes, countMin } = correlation;
  const steps = members.map(({ step }) => step);
  const pathIn = (field: string, { base }: Member) => sharing.pathIn(field, base);
  if (type !== "temporal_ordered") {
    const minMatchCount =
      type === "temporal" && countMin !== undefined && countMin < steps.length ? countMin : undefined;
    if (type === "temporal" && (countMin ?? 0) > steps.length) {
      throw new SigmaProblem(`there are fewer than ${countMin} rules`);
    }
    const matchCriteria = groupBy.map((field) => [
      field,
      members.map((member) => ({ stepId: member.step.id, path: pathIn(field, member) })),
    ]);
    return { form: "group", steps, matchCriteria: Object.fromEntries(matchCriteria), minMatchCount };
  }
  if (countMin !== undefined && countMin !== steps.length) {
    throw new SigmaProblem("temporal_ordered needs every rule: remove the condition", true);
  }
  const transitions = members.slice(1).map((member, index) => {
    const before = members[index] ?? member;
    const pathOf = ({ base }: Member) => sharing.pathOfAll(groupBy, base);
    const match = groupBy.length === 0 ? undefined : { from: pathOf(before), to: pathOf(member) };
    const [from, to] = [before.step.id, member.step.id];
    return { id: `${from}_to_${to}`, from, to, withinMinutes: timespanMinutes, match };
  });
  return { form: "sequence", steps, transitions };
}

/** The field of the rule's events that a name in `group-by` means. */
function aliased({ aliases }: SigmaCorrelation, name: string, { head }: SigmaRule): string {
  const fields = aliases[name];
  if (fields === undefined) return name;
  const field = fields[head.name ?? ""] ?? fields[head.id];
  if (field === undefined)
    throw new SigmaProblem(`the alias ${name} names no field of the rule ${head.name ?? head.id}`);
  return field;
}

/** Where signals have the fields that they share: in the event, or, where a field has several places, in the context. */
class SharedFields {
  readonly contextFields = new Map<string, Record<string, readonly string[]>>();
  readonly contextGroups = new Map<string, Record<string, readonly (readonly string[])[]>>();
  readonly #correlation: SigmaCorrelation;

  constructor(correlation: SigmaCorrelation) {
    this.#correlation = correlation;
  }

  pathIn(name: string, base: SigmaRule): string {
    const field = aliased(this.#correlation, name, base);
    const [first, ...others] = base.pathsOf(field);
    if (others.length === 0) return first.join(".");
    const member = field.replace(/[^A-Za-z0-9_]/g, "_");
    const known = this.contextFields.get(base.rule.id) ?? {};
    this.contextFields.set(base.rule.id, { ...known, [member]: [first, ...others].map((path) => path.join(".")) });
    return `p_alert_context.${member}`;
  }

  /** A sequence can share one value: several fields make one together. */
  pathOfAll(names: readonly string[], base: SigmaRule): string {
    const [first = "", ...others] = names;
    if (others.length === 0) return this.pathIn(first, base);
    const member = names.join("_and_").replace(/[^A-Za-z0-9_]/g, "_");
    const fields = names.map((name) =>
      base.pathsOf(aliased(this.#correlation, name, base)).map((path) => path.join(".")),
    );
    this.contextGroups.set(base.rule.id, { ...this.contextGroups.get(base.rule.id), [member]: fields });
    return `p_alert_context.${member}`;
  }
}

/** What a person would have written. */
function bodyOf(
  logic: CorrelationLogic,
  schedule: { readonly rateMinutes: number; readonly timeoutMinutes: number },
  lookbackMinutes: number,
): string {
  const steps = logic.steps.map(({ id, ruleId, minMatchCount, maxMatchCount, absence }) => ({
    ID: id,
    RuleID: ruleId,
    ...(absence ? { Absence: true } : { MinMatchCount: minMatchCount }),
    ...(maxMatchCount === undefined ? {} : { MaxMatchCount: maxMatchCount }),
  }));
  const form =
    logic.form === "group"
      ? {
          Group: steps,
          ...(Object.keys(logic.matchCriteria).length > 0 && {
            MatchCriteria: Object.fromEntries(
              Object.entries(logic.matchCriteria).map(([name, members]) => [
                name,
                members.map(({ stepId, path }) => ({ GroupID: stepId, Match: path })),
              ]),
            ),
          }),
          ...(logic.minMatchCount === undefined ? {} : { MinMatchCount: logic.minMatchCount }),
        }
      : {
          Sequence: steps,
          Transitions: logic.transitions.map(({ id, from, to, withinMinutes, match }) => ({
            ID: id,
            From: from,
            To: to,
            WithinTimeFrameMinutes: withinMinutes,
            ...(match && { Match: [{ From: match.from, To: match.to }] }),
          })),
        };
  const { rateMinutes: RateMinutes, timeoutMinutes: TimeoutMinutes } = schedule;
  return writeYaml([{ ...form, LookbackWindowMinutes: lookbackMinutes, Schedule: { RateMinutes, TimeoutMinutes } }]);
}
