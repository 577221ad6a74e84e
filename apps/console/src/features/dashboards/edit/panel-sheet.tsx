import { allValues, type DashboardPanel, type PanelDisplay } from "@pharos/domain";
import { Button, SegmentedControl, Select, SideSheet, Textarea, TextInput } from "@pharos/ui";
import { useForm } from "@pharos/ui/form";
import { useMemo, useState } from "react";
import { PanelBoundary } from "../../../page/panel-boundary.tsx";
import { SheetForm } from "../../../page/sheet-form.tsx";
import { QueryTextEditor } from "../../search/index.ts";
import classes from "../dashboards.module.css";
import type { PanelTimes } from "../panel-range.ts";
import type { PanelValues } from "../panels/panel-values.ts";
import { QueryPanel } from "../panels/query-panel.tsx";
import { variableSpelling } from "../variables/variable-spelling.ts";

interface PanelSheetProps {
  /** What stands in the form; a new panel has the place that it will take. */
  readonly initial: DashboardPanel;
  readonly isNew: boolean;
  readonly times: PanelTimes;
  readonly values: PanelValues;
  readonly onSave: (panel: DashboardPanel) => void;
  readonly onClose: () => void;
}

interface Values extends Record<string, unknown> {
  readonly title: string;
  readonly kind: DashboardPanel["kind"];
  readonly text: string;
  readonly language: "pharosflow" | "sql";
  readonly display: PanelDisplay;
}

const displays: readonly { readonly value: PanelDisplay; readonly label: string }[] = [
  { value: "AUTO", label: "As the query says (visualize), or a table" },
  { value: "TABLE", label: "Table" },
  { value: "VALUE", label: "Number" },
  { value: "COLUMN", label: "Columns" },
  { value: "BAR", label: "Bars" },
  { value: "LINE", label: "Lines" },
  { value: "AREA", label: "Areas" },
  { value: "PIE", label: "Pie" },
];
const previewHeightPx = 260;
const widthPx = 760;

/** What a panel shows: a text, or the rows of a query with a look at them. */
export function PanelSheet({ initial, isNew, times, values, onSave, onClose }: PanelSheetProps) {
  const { variables, chosen } = values;
  const known = useMemo(() => allValues(variables, chosen), [variables, chosen]);
  const isQuery = initial.kind === "QUERY";
  const form = useForm<Values>({
    initialValues: {
      title: initial.title,
      kind: initial.kind,
      text: initial.text,
      language: isQuery ? initial.language : "pharosflow",
      display: isQuery ? initial.display : "AUTO",
    },
    validate: { text: (text) => (text.trim() === "" ? "Enter a text" : null) },
  });
  const { kind, text, language, display, title } = form.values;
  // What runs is what was asked for, not every letter.
  const [tried, setTried] = useState({ text: isNew ? "" : initial.text, tick: 0 });
  const tryOut = () => setTried(({ tick }) => ({ text: form.getValues().text, tick: tick + 1 }));
  const { id, x, y, width, height } = initial;
  const panelOf = (values: Values): DashboardPanel => {
    const base = { id, x, y, width, height, title: values.title.trim(), text: values.text };
    if (values.kind === "TEXT") return { ...base, kind: "TEXT" };
    return { ...base, kind: "QUERY", language: values.language, display: values.display };
  };
  return (
    <SideSheet opened onClose={onClose} title={isNew ? "Add panel" : "Edit panel"} widthPx={widthPx}>
      <SheetForm
        form={form}
        sheet="sheetOf"
        isNew={isNew}
        submitLabel={isNew ? "Add" : "Done"}
        failureTitle="Couldn't change the panel"
        onSubmit={async (values) => onSave(panelOf(values))}
        onCancel={onClose}
      >
        <div>
          <SegmentedControl
            aria-label="Kind"
            data={[
              { value: "QUERY", label: "Query" },
              { value: "TEXT", label: "Text" },
            ]}
            {...form.getInputProps("kind")}
          />
        </div>
        <TextInput label="Title" {...form.getInputProps("title")} />
        {kind === "TEXT" ? (
          <Textarea label="Text (Markdown)" withAsterisk rows={12} resize="vertical" {...form.getInputProps("text")} />
        ) : (
          <>
            <Select
              label="Language"
              data={[
                { value: "pharosflow", label: "PharosFlow" },
                { value: "sql", label: "SQL" },
              ]}
              allowDeselect={false}
              {...form.getInputProps("language")}
            />
            <QueryTextEditor
              key={language}
              label="Query"
              language={language}
              value={text}
              onChange={(next) => form.setFieldValue("text", next)}
              onRun={tryOut}
              variables={known}
            />
            {variables.length > 0 ? (
              <p className={classes.hint}>
                Variables: {variables.map((variable) => variableSpelling(variable, language)).join(", ")}
              </p>
            ) : null}
            {form.errors.text ? <p role="alert">{form.errors.text}</p> : null}
            <Select label="Show as" data={[...displays]} allowDeselect={false} {...form.getInputProps("display")} />
            <div>
              <Button variant="default" onClick={tryOut} disabled={text.trim() === ""}>
                Run
              </Button>
            </div>
            {tried.text.trim() === "" ? null : (
              <div className={classes.preview}>
                <PanelBoundary>
                  <QueryPanel
                    panel={{ id, x, y, width, height, title, kind: "QUERY", language, display, text: tried.text }}
                    times={times}
                    values={values}
                    refresh={{ tick: tried.tick, maxAgeSeconds: 1 }}
                    heightPx={previewHeightPx}
                    onRetry={tryOut}
                  />
                </PanelBoundary>
              </div>
            )}
          </>
        )}
      </SheetForm>
    </SideSheet>
  );
}
