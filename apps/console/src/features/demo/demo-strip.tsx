import { Button } from "@pharos/ui";
import { useLocation } from "@tanstack/react-router";
import { ButtonLink } from "../../routing/button-link.tsx";
import classes from "./demo.module.css";
import { MonthProgress } from "./month-progress.tsx";
import { useDemoProgress } from "./use-demo-progress.ts";
import { stepTarget, useTour } from "./use-tour.ts";

/** Above the pages of a demo: the step of the tour, and while the month is being written why lists are not full yet. */
export function DemoStrip() {
  return (
    <>
      <WritingStrip />
      <TourStrip />
    </>
  );
}

/** The overview's guide says it already. */
function WritingStrip() {
  const isOverview = useLocation({ select: ({ pathname }) => pathname.startsWith("/dashboard/") });
  const progress = useDemoProgress();
  if (isOverview || !progress || progress.isComplete) return null;
  return (
    <section className={classes.strip} aria-label="Demo logs">
      <span>The demo is writing its month of logs, so lists and counts are still growing.</span>
      <MonthProgress />
    </section>
  );
}

function TourStrip() {
  const { story, step, at, go, leave } = useTour();
  if (!story || !step) return null;
  const isLast = at === story.steps.length - 1;
  return (
    <section className={classes.strip} aria-label="Demo tour">
      <div className={classes.step} role="status">
        <span className={classes.place}>
          {story.title}, step {at + 1} of {story.steps.length}
        </span>
        <strong>{step.title}</strong>
        <span>{step.text}</span>
      </div>
      <div className={classes.buttons}>
        <ButtonLink {...stepTarget(step)} variant="subtle" size="compact-sm">
          {step.page === "alerts" ? "Show alerts" : "Show logs"}
        </ButtonLink>
        <Button variant="default" size="compact-sm" disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </Button>
        {isLast ? null : (
          <Button variant="default" size="compact-sm" onClick={() => go(at + 1)}>
            Next
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={leave}>
          {isLast ? "Finish tour" : "Leave tour"}
        </Button>
      </div>
    </section>
  );
}
