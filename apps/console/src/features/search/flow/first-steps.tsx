import { Button, EmptyState } from "@pharos/ui";
import { IconCode } from "@pharos/ui/icons";
import classes from "../runs/runs.module.css";

const examples = [
  {
    title: "Events by log type",
    text: `union pharos_logs.public.*
| where p_event_time > time.ago(1d)
| summarize events = agg.count() by p_log_type
| sort events desc
| visualize bar xcolumn=p_log_type`,
  },
  {
    title: "Events by hour",
    text: `union pharos_logs.public.*
| where p_event_time > time.ago(1d)
| summarize events = agg.count() by hour = time.slice(p_event_time, 1, 'hour')
| sort hour asc
| visualize line xcolumn=hour`,
  },
  {
    title: "Search all text",
    text: `union pharos_logs.public.*
| where p_event_time > time.ago(1d)
| search 'failed'
| sort p_event_time desc`,
  },
];

/** What the page says before anything has run. */
export function FirstSteps({ onChoose }: { readonly onChoose: (text: string) => void }) {
  return (
    <EmptyState
      icon={<IconCode size={36} stroke={1.25} />}
      title="Ask in PharosFlow"
      action={
        <div className={classes.examples}>
          {examples.map(({ title, text }) => (
            <Button key={title} variant="default" onClick={() => onChoose(text)}>
              {title}
            </Button>
          ))}
        </div>
      }
    >
      A query reads tables and passes their rows from operator to operator. Run the one above, or begin with an example.
    </EmptyState>
  );
}
