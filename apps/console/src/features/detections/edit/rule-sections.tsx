import type { CodeEditorHandle } from "@pharos/ui/code-editor";
import { useMemo, useRef } from "react";
import { FilterPanel } from "./code/filter-panel.tsx";
import { FunctionPanel } from "./code/function-panel.tsx";
import { usePythonLanguage } from "./code/use-python-language.ts";
import { DraftPreview } from "./draft/draft-preview.tsx";
import classes from "./editor.module.css";
import { AlertForm } from "./settings/alert-form.tsx";
import { DetailsForm } from "./settings/details-form.tsx";
import { SettingsForm } from "./settings/settings-form.tsx";
import { markLines, offsetOfLine } from "./tests/coverage-marks.ts";
import { UnitTests } from "./tests/unit-tests.tsx";
import type { EditorForm } from "./use-editor-form.ts";

export interface EditorSectionsProps {
  readonly form: EditorForm;
  readonly isNew: boolean;
  readonly shownTest: string | undefined;
  readonly onShowTest: (name: string | undefined) => void;
}

/** Settings and code of a rule, a scheduled rule or a policy, side by side, with its unit tests. */
export function RuleSections({ form, isNew, shownTest, onShowTest }: EditorSectionsProps) {
  const { section, found, runs } = form;
  const { draft } = section;
  const isRule = draft.kind !== "POLICY";
  const { language, fields } = usePythonLanguage({
    function: isRule ? "rule" : "policy",
    logTypes: draft.logTypes,
    readsLogs: draft.kind === "RULE",
  });
  const code = useRef<CodeEditorHandle>(null);
  const marks = useMemo(() => markLines(runs.coverage), [runs.coverage]);
  return (
    <div className={classes.columns}>
      <div className={classes.settings}>
        <SettingsForm {...section} isNew={isNew} />
        <AlertForm {...section} />
        <DetailsForm {...section} />
      </div>
      <div className={classes.main}>
        {isRule ? <FilterPanel {...section} isNew={isNew} fields={fields} problems={found} /> : null}
        <FunctionPanel
          {...section}
          isNew={isNew}
          language={language}
          fields={fields}
          problems={found}
          editorRef={code}
          marks={marks}
        />
        <UnitTests
          {...section}
          isStored={!isNew}
          runs={runs}
          shown={shownTest}
          onShow={onShowTest}
          onGoToLine={(line) => code.current?.goTo(offsetOfLine(draft.body, line))}
        />
        <DraftPreview draft={draft} isNew={isNew} onLoss={form.loss.note} />
      </div>
    </div>
  );
}
