import { Button, Panel } from "@pharos/ui";
import { useState } from "react";
import { TextLink } from "../../routing/button-link.tsx";
import { useAppConfig, useMay } from "../../shell/viewer.tsx";
import classes from "./demo-guide.module.css";

const closedKey = "demo-guide-closed";

/** The three attacks that the demo's month contains, each with words that the titles of its alerts share. */
const stories = [
  {
    title: "The leaked token",
    text: "A personal access token leaks from GitHub; its finder ends up with administrator access to AWS.",
    titleText: "kofi-mensah",
  },
  {
    title: "The phished administrator",
    text: "MFA push fatigue against an IT administrator leads to stolen secrets and a shared database snapshot.",
    titleText: "bruno",
  },
  {
    title: "The infected laptop",
    text: "A malicious attachment on a laptop leads to credential theft, lateral movement and data exfiltration.",
    titleText: "MR-LT-048",
  },
];

/** Says what a demo contains and where to begin, until the reader closes it. */
export function DemoGuide({ events }: { /** In the time range of the page. */ readonly events: number | undefined }) {
  const { isDemo } = useAppConfig();
  const mayReadAlerts = useMay("AlertRead");
  const [isClosed, setClosed] = useState(() => localStorage.getItem(closedKey) !== null);
  if (!isDemo || isClosed) return null;
  const close = () => {
    localStorage.setItem(closedKey, "true");
    setClosed(true);
  };
  return (
    <Panel
      title="Welcome to the demo"
      actions={
        <Button variant="subtle" size="compact-sm" onClick={close}>
          Close guide
        </Button>
      }
    >
      <p className={classes.text} role="status">
        The first start writes a month of logs of an invented company, which takes up to a minute. This page updates as
        they arrive{events === undefined ? "" : `: ${events.toLocaleString("en")} events in this time range`}. After
        that, live events follow at the same pace. Three attacks are in the logs:
      </p>
      <ol className={classes.stories}>
        {stories.map(({ title, text, titleText }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
            {mayReadAlerts ? (
              <TextLink to="/alerts-and-errors/" search={{ q: titleText, status: [] }}>
                View alerts
              </TextLink>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
