import { BlockSkeleton } from "@pharos/ui";
import { lazy, Suspense } from "react";
import type { DetectionDraft } from "./draft/detection-draft.ts";
import type { CorrelationSection } from "./edit-search.ts";
import { EditorFrame, type EditorFrameProps } from "./editor-frame.tsx";
import { RuleSections } from "./rule-sections.tsx";
import type { SectionProps } from "./section-props.ts";
import type { DraftTester } from "./tests/draft-tester.ts";
import { useEditorForm } from "./use-editor-form.ts";

// Its chart is a library of its own.
const CorrelationSections = lazy(() =>
  import("./correlation/correlation-sections.tsx").then((m) => ({ default: m.CorrelationSections })),
);
const skeletonHeightPx = 480;

interface DetectionEditorProps extends EditorFrameProps {
  readonly isLocked: SectionProps["isLocked"];
  /** Name of the test that the address shows. */
  readonly shownTest: string | undefined;
  readonly onShowTest: (name: string | undefined) => void;
  /** The part of a correlation rule that the address shows. */
  readonly shownSection: CorrelationSection | undefined;
  readonly onShowSection: (section: CorrelationSection) => void;
  /** Rejects with the server's error. */
  readonly onSave: (draft: DetectionDraft) => Promise<void>;
  /** Undefined for readers who may not run tests. */
  readonly tester: DraftTester | undefined;
}

/** The form of a detection of any kind. */
export function DetectionEditor(props: DetectionEditorProps) {
  const form = useEditorForm(props);
  const { isNew, shownTest, onShowTest, shownSection, onShowSection } = props;
  const sections = { form, isNew, shownTest, onShowTest };
  return (
    <EditorFrame {...props} form={form}>
      {form.section.draft.kind === "CORRELATION_RULE" ? (
        <Suspense fallback={<BlockSkeleton height={skeletonHeightPx} />}>
          <CorrelationSections {...sections} shownSection={shownSection} onShowSection={onShowSection} />
        </Suspense>
      ) : (
        <RuleSections {...sections} />
      )}
    </EditorFrame>
  );
}
