import { SegmentedControl } from "@pharos/ui";
import { CodeSection } from "../code/code-section.tsx";
import { eventLanguage, outputsLanguage } from "../code/text-languages.ts";
import type { EditedKind, TestDraft } from "../draft/detection-draft.ts";
import classes from "../editor.module.css";
import type { DraftTestResult } from "./draft-tester.ts";
import { MockList } from "./mock-list.tsx";
import { TestOutcome } from "./test-outcome.tsx";

interface TestFormProps {
  readonly test: TestDraft;
  readonly index: number;
  readonly kind: EditedKind;
  readonly isReadOnly: boolean;
  readonly problemOf: (field: string) => string | undefined;
  readonly result: DraftTestResult | undefined;
  readonly onChange: (part: Partial<TestDraft>) => void;
}

const linesMin = 10;
const linesMax = 26;
const none: readonly never[] = [];
const ofEvent = { question: "The rule matches this event", noun: "Event", language: eventLanguage };
const texts = {
  RULE: ofEvent,
  SCHEDULED_RULE: ofEvent,
  CORRELATION_RULE: { question: "The rule matches these signals", noun: "Signals", language: outputsLanguage },
  POLICY: { question: "The resource complies with the policy", noun: "Resource", language: eventLanguage },
} as const satisfies Record<EditedKind, object>;

/** One test: the event, what is expected of it, what is mocked, and what the functions returned. */
export function TestForm({ test, index, kind, isReadOnly, problemOf, result, onChange }: TestFormProps) {
  const { question, noun, language } = texts[kind];
  return (
    <div className={classes.test}>
      <div className={classes.testInput}>
        <div className={classes.testHead}>
          <span id={`expected-${test.key}`}>{question}</span>
          <SegmentedControl
            size="xs"
            aria-labelledby={`expected-${test.key}`}
            readOnly={isReadOnly}
            data={[
              { value: "true", label: "Yes" },
              { value: "false", label: "No" },
            ]}
            value={String(test.expectedResult)}
            onChange={(value) => onChange({ expectedResult: value === "true" })}
          />
        </div>
        <CodeSection
          field={`tests.${index}.resource`}
          label={`${noun} of ${test.name}`}
          language={language}
          value={test.resource}
          onChange={(resource) => onChange({ resource })}
          problems={none}
          error={problemOf(`tests.${index}`)}
          isReadOnly={isReadOnly}
          linesMin={linesMin}
          linesMax={linesMax}
        />
        {kind === "CORRELATION_RULE" ? null : (
          <MockList mocks={test.mocks} isReadOnly={isReadOnly} onChange={(mocks) => onChange({ mocks })} />
        )}
      </div>
      <TestOutcome result={result} isPolicy={kind === "POLICY"} />
    </div>
  );
}
