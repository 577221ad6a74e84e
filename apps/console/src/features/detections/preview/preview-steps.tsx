import { BarList, Text } from "@pharos/ui";
import { TextLink } from "../../../routing/button-link.tsx";
import type { Preview } from "./preview-documents.ts";

/** How many signals each step of a correlation rule has to choose from: what has none explains why nothing matches. */
export function PreviewSteps({ steps }: { steps: Preview["steps"] }) {
  const silent = steps.filter(({ signals }) => signals === 0).map(({ ruleId }) => ruleId);
  return (
    <>
      <BarList
        label="Signals of each step"
        items={steps.map(({ stepId, ruleId, signals }) => ({
          key: `${stepId} ${ruleId}`,
          label: stepId === "" || stepId === ruleId ? ruleId : `${stepId} (${ruleId})`,
          value: signals,
        }))}
      />
      {[...new Set(silent)].map((ruleId) => (
        <Text key={ruleId} size="sm" c="dimmed">
          <TextLink to="/build/detections/rules/$ruleId/" params={{ ruleId }}>
            {ruleId}
          </TextLink>{" "}
          left no signals in this time. A preview of it shows whether it would have matched.
        </Text>
      ))}
    </>
  );
}
