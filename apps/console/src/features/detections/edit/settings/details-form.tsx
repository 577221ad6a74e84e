import { Panel, TagsInput, Textarea, TextInput } from "@pharos/ui";
import { lazy, Suspense } from "react";
import classes from "../editor.module.css";
import type { SectionProps } from "../section-props.ts";

// The names of all techniques are 20 kB.
const ReportFields = lazy(() => import("./report-fields.tsx").then((m) => ({ default: m.ReportFields })));

const rowsMin = 2;
const rowsMax = 10;

/** What the people who triage its alerts read. */
export function DetailsForm(section: SectionProps) {
  const { draft, change, problemOf, isLocked } = section;
  return (
    <Panel title="Details">
      <div className={classes.fields}>
        <Textarea
          label="Description"
          autosize
          minRows={rowsMin}
          maxRows={rowsMax}
          value={draft.description}
          error={problemOf("description")}
          readOnly={isLocked("description")}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Textarea
          label="Runbook"
          autosize
          minRows={rowsMin}
          maxRows={rowsMax}
          value={draft.runbook}
          error={problemOf("runbook")}
          readOnly={isLocked("runbook")}
          onChange={(event) => change({ runbook: event.currentTarget.value })}
        />
        <TextInput
          label="Reference"
          placeholder="https://"
          value={draft.reference}
          error={problemOf("reference")}
          readOnly={isLocked("reference")}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
        <TagsInput
          label="Tags"
          placeholder={draft.tags.length === 0 ? "Type a tag and press Enter" : ""}
          value={[...draft.tags]}
          error={problemOf("tags")}
          readOnly={isLocked("tags")}
          splitChars={[",", "\n"]}
          onChange={(tags) => change({ tags })}
        />
        <Suspense fallback={null}>
          <ReportFields {...section} />
        </Suspense>
      </div>
    </Panel>
  );
}
