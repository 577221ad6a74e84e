import { Button, Panel, useLocalStorage } from "@pharos/ui";
import { useAppConfig, useMay } from "../../session/viewer.tsx";
import classes from "./demo.module.css";
import { MonthProgress } from "./month-progress.tsx";
import { stories } from "./stories.ts";
import { useDemoProgress } from "./use-demo-progress.ts";
import { useTour } from "./use-tour.ts";

/** Says what a demo contains and where to begin. It can be closed, and opened again. */
export function DemoGuide() {
  const { isDemo } = useAppConfig();
  const [isClosed, setClosed] = useLocalStorage({
    key: "demo-guide-closed",
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  if (!isDemo) return null;
  if (!isClosed) return <OpenGuide onClose={() => setClosed(true)} />;
  return (
    <div className={classes.closed}>
      <MonthProgress />
      <Button variant="subtle" size="compact-sm" onClick={() => setClosed(false)}>
        Show demo guide
      </Button>
    </div>
  );
}

function OpenGuide({ onClose }: { readonly onClose: () => void }) {
  const isComplete = useDemoProgress()?.isComplete === true;
  const mayReadAlerts = useMay("AlertRead");
  const { start } = useTour();
  return (
    <Panel
      title="Welcome to the demo"
      actions={
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          Close guide
        </Button>
      }
    >
      <p className={classes.text} role="status">
        {isComplete
          ? "This demo has a month of logs from Meridian Robotics, an invented company. New logs arrive as they happen."
          : "Pharos is writing a month of logs from Meridian Robotics, an invented company. This takes about half a minute, and alerts appear as their logs arrive."}
      </p>
      <MonthProgress />
      <p className={classes.text}>
        Three attacks are hidden in the logs. Take a tour of each; you can leave it at any time.
      </p>
      <ol className={classes.stories}>
        {stories.map(({ title, text }, index) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
            {mayReadAlerts ? (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Start tour: ${title}`}
                onClick={() => start(index)}
              >
                Start tour
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
