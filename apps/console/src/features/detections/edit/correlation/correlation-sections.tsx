import { Tabs } from "@pharos/ui";
import { DraftPreview } from "../draft/draft-preview.tsx";
import { type CorrelationSection, correlationSections } from "../edit-search.ts";
import type { EditorSectionsProps } from "../rule-sections.tsx";
import { AlertForm } from "../settings/alert-form.tsx";
import { DetailsForm } from "../settings/details-form.tsx";
import { SettingsForm } from "../settings/settings-form.tsx";
import { UnitTests } from "../tests/unit-tests.tsx";
import classes from "./correlation.module.css";
import { CorrelationWorkbench } from "./correlation-workbench.tsx";

interface CorrelationSectionsProps extends EditorSectionsProps {
  readonly shownSection: CorrelationSection | undefined;
  readonly onShowSection: (section: CorrelationSection) => void;
}

const labels: Readonly<Record<CorrelationSection, string>> = {
  "yaml-editor": "YAML Editor",
  "alert-form": "Alert Settings",
  "unit-tests": "Unit Tests",
};

/** A correlation rule: its YAML beside a chart of it, what its alerts say, and its unit tests. */
export function CorrelationSections(props: CorrelationSectionsProps) {
  const { form, isNew, shownTest, onShowTest, shownSection = "yaml-editor", onShowSection } = props;
  const { section, found, runs, shownProblems } = form;
  const { draft } = section;
  const problemCounts = new Map<CorrelationSection, number>();
  for (const field of Object.keys(shownProblems)) {
    const of = sectionOf(field);
    problemCounts.set(of, (problemCounts.get(of) ?? 0) + 1);
  }
  return (
    <Tabs value={shownSection} onChange={(next) => onShowSection((next as CorrelationSection | null) ?? "yaml-editor")}>
      <Tabs.List aria-label="Parts of the correlation rule">
        {correlationSections.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {labels[name]}
            {name === "unit-tests" ? ` (${section.draft.tests.length})` : null}
            {problemCounts.has(name) ? (
              <span className={classes.problemCount}>
                {` ${problemCounts.get(name)} ${problemCounts.get(name) === 1 ? "problem" : "problems"}`}
              </span>
            ) : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="yaml-editor" className={classes.panel}>
        <CorrelationWorkbench {...section} isNew={isNew} problems={found}>
          <DraftPreview draft={draft} isNew={isNew} onLoss={form.loss.note} />
        </CorrelationWorkbench>
      </Tabs.Panel>
      <Tabs.Panel value="alert-form" className={classes.panel}>
        <div className={classes.forms}>
          <div className={classes.column}>
            <SettingsForm {...section} isNew={isNew} />
            <AlertForm {...section} />
          </div>
          <DetailsForm {...section} />
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="unit-tests" className={classes.panel}>
        <UnitTests {...section} isStored={!isNew} runs={runs} shown={shownTest} onShow={onShowTest} />
      </Tabs.Panel>
    </Tabs>
  );
}

function sectionOf(field: string): CorrelationSection {
  if (field.startsWith("tests")) return "unit-tests";
  return field === "simpleDetectionBody" ? "yaml-editor" : "alert-form";
}
