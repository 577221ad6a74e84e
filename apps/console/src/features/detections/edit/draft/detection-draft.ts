import { dedupPeriodMinutesDefault, type Severity, thresholdDefault } from "@pharos/domain";

/** The kinds that this editor writes. */
export const editedKinds = ["RULE", "SCHEDULED_RULE", "CORRELATION_RULE", "POLICY"] as const;
export type EditedKind = (typeof editedKinds)[number];

export interface TestDraft {
  /** Stays when the test is renamed. */
  readonly key: string;
  readonly name: string;
  readonly expectedResult: boolean;
  /** JSON of the event or resource, or YAML of a correlation's `RuleOutputs`, as typed. */
  readonly resource: string;
  readonly mocks: readonly MockDraft[];
}

export interface MockDraft {
  readonly objectName: string;
  readonly returnValue: string | boolean;
}

/** A detection as the form holds it: complete or not, right or not. */
export interface DetectionDraft {
  readonly kind: EditedKind;
  readonly id: string;
  readonly displayName: string;
  readonly enabled: boolean;
  readonly severity: Severity;
  readonly logTypes: readonly string[];
  readonly scheduledQueries: readonly string[];
  readonly resourceTypes: readonly string[];
  readonly suppressions: readonly string[];
  /** Python; empty for a simple detection. */
  readonly body: string;
  /** YAML, of a correlation its logic; undefined for a detection in Python. */
  readonly simpleDetectionBody: string | undefined;
  /** YAML. */
  readonly inlineFilters: string;
  /** Empty while somebody types. */
  readonly dedupPeriodMinutes: number | "";
  readonly threshold: number | "";
  readonly createAlert: boolean;
  readonly description: string;
  readonly reference: string;
  readonly runbook: string;
  readonly tags: readonly string[];
  readonly summaryAttributes: readonly string[];
  readonly reports: readonly { readonly key: string; readonly values: readonly string[] }[];
  readonly outputIds: readonly string[];
  readonly tests: readonly TestDraft[];
}

const ruleBody = `def rule(event):
    return event.get("") == ""


def title(event):
    return f"{event.get('')}"


def dedup(event):
    return str(event.get(""))
`;
const policyBody = `def policy(resource):
    return True
`;
const simpleBody = `Detection:
  - All:
      - KeyPath: ""
        Condition: Equals
        Value: ""
`;

const blankSteps = "  # - ID: First\n  #   RuleID: The.Id.Of.A.Rule\n";

/** The YAML of a sequence of these rules. */
export function correlationOf(ruleIds: readonly string[]): string {
  const quoted = (text: string) => (/^[A-Za-z][\w.-]*$/.test(text) ? text : JSON.stringify(text));
  const steps = ruleIds.map((ruleId, index) => `  - ID: Step${index + 1}\n    RuleID: ${quoted(ruleId)}\n`);
  return `Sequence:
${steps.length === 0 ? blankSteps : steps.join("")}Schedule:
  RateMinutes: 15
  TimeoutMinutes: 2
LookbackWindowMinutes: 60
`;
}

/** What a new detection begins with. */
export function newDraft(kind: EditedKind, isYaml = kind === "CORRELATION_RULE"): DetectionDraft {
  const yaml = kind === "CORRELATION_RULE" ? correlationOf([]) : simpleBody;
  return {
    kind,
    id: "",
    displayName: "",
    enabled: true,
    severity: "MEDIUM",
    logTypes: [],
    scheduledQueries: [],
    resourceTypes: [],
    suppressions: [],
    body: isYaml ? "" : kind === "POLICY" ? policyBody : ruleBody,
    simpleDetectionBody: isYaml ? yaml : undefined,
    inlineFilters: "",
    dedupPeriodMinutes: dedupPeriodMinutesDefault,
    threshold: thresholdDefault,
    createAlert: true,
    description: "",
    reference: "",
    runbook: "",
    tags: [],
    summaryAttributes: [],
    reports: [],
    outputIds: [],
    tests: [],
  };
}

/** A detection's id made of its name: `Root sign-in` → `Root.Sign.In`. */
export function idOfName(name: string): string {
  const words = name.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(".");
}

/** Whether two drafts say the same; keys of tests are ours alone. */
export function isSameDraft(one: DetectionDraft, other: DetectionDraft): boolean {
  return comparable(one) === comparable(other);
}

function comparable(draft: DetectionDraft): string {
  return JSON.stringify({ ...draft, tests: draft.tests.map(({ key: _key, ...test }) => test) });
}
