import { attackChoices } from "@pharos/domain/attack";
import { MultiSelect, TagsInput } from "@pharos/ui";
import { useState } from "react";
import type { SectionProps } from "../section-props.ts";
import { attackValues, otherReports, withAttackValues, withOtherReports } from "./reports.ts";

const choices = attackChoices();
const known = new Set(choices.flatMap(({ items }) => items.map(({ value }) => value)));
const shownMax = 60;

/** What the detection covers of MITRE ATT&CK and of other frameworks. */
export function ReportFields({ draft, change, problemOf, isLocked }: SectionProps) {
  const [problem, setProblem] = useState<string>();
  const techniques = attackValues(draft.reports);
  const unknown = techniques.filter((value) => !known.has(value));
  const own = unknown.length > 0 ? [{ group: "Not in ATT&CK", items: unknown }] : [];
  return (
    <>
      <MultiSelect
        label="MITRE ATT&CK"
        description="Find a technique by its name or ID"
        searchable
        hidePickedOptions
        selectFirstOptionOnChange
        nothingFoundMessage="No technique is called that"
        limit={shownMax}
        data={[...own, ...choices]}
        value={techniques}
        error={problemOf("reports")}
        readOnly={isLocked("reports")}
        onChange={(values) => change({ reports: withAttackValues(draft.reports, values) })}
      />
      <TagsInput
        label="Other reports"
        placeholder={otherReports(draft.reports).length === 0 ? "Such as CIS:1.2" : ""}
        value={otherReports(draft.reports)}
        error={problem}
        readOnly={isLocked("reports")}
        splitChars={[",", "\n"]}
        onChange={(texts) => {
          const reports = withOtherReports(draft.reports, texts);
          setProblem(reports ? undefined : "Enter a report and a value, such as CIS:1.2");
          if (reports) change({ reports });
        }}
      />
    </>
  );
}
