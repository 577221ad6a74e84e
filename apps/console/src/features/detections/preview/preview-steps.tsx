import { Text } from "@pharos/ui";
import { TextLink } from "../../../routing/button-link.tsx";
import classes from "./detection-preview.module.css";
import type { Preview } from "./preview-documents.ts";
import { count } from "./preview-progress.tsx";

/** How many signals each step of a correlation rule has to choose from: what has none explains why nothing matches. */
export function PreviewSteps({ steps }: { steps: Preview["steps"] }) {
  const isSilent = steps.some(({ signals }) => signals === 0);
  return (
    <div>
      <ul className={classes.steps} aria-label="Signals of each step">
        {steps.map(({ stepId, ruleId, signals }) => (
          <li key={`${stepId} ${ruleId}`}>
            <span data-numeric>{count(signals, "signal")}</span>
            <span>
              <TextLink to="/build/detections/rules/$ruleId/" params={{ ruleId }}>
                {ruleId}
              </TextLink>
              {stepId === "" || stepId === ruleId ? "" : ` (${stepId})`}
            </span>
          </li>
        ))}
      </ul>
      {isSilent ? (
        <Text size="sm" c="dimmed" mt={6}>
          A rule without signals did not match in this time. Preview it to see why.
        </Text>
      ) : null}
    </div>
  );
}
