import { CopyButton, EmptyState, Panel, Progress } from "@pharos/ui";
import { IconAlertTriangle } from "@pharos/ui/icons";
import classes from "./upload.module.css";
import { countsByKind, type FileIssues, issuesAsText } from "./upload-outcome.ts";

/** Work of unknown length; it continues when the page is left. */
export function Working({ children }: { children: string }) {
  return (
    <Panel>
      <div className={classes.working} role="status">
        <p>{children}</p>
        <Progress value={100} animated aria-label={children} />
        <p className={classes.quiet}>This continues if you leave the page. Come back to this URL for the result.</p>
      </div>
    </Panel>
  );
}

/** New, modified and total of each kind. */
export function Counts({ result }: { result: Parameters<typeof countsByKind>[0] }) {
  const { kinds, all } = countsByKind(result);
  if (all.total === 0) return <EmptyState title="The archive contains no items to upload" />;
  return (
    <table className={classes.counts}>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">New</th>
          <th scope="col">Modified</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((row) => (
          <tr key={row.kind}>
            <td>{row.kind}</td>
            <td data-numeric>{row.new.toLocaleString("en")}</td>
            <td data-numeric>{row.modified.toLocaleString("en")}</td>
            <td data-numeric>{row.total.toLocaleString("en")}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{all.kind}</td>
          <td data-numeric>{all.new.toLocaleString("en")}</td>
          <td data-numeric>{all.modified.toLocaleString("en")}</td>
          <td data-numeric>{all.total.toLocaleString("en")}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface ProblemsProps {
  readonly title: string;
  readonly files: readonly FileIssues[];
}

/** Problems, file by file. */
export function Problems({ title, files }: ProblemsProps) {
  return (
    <Panel
      title={title}
      actions={files.length > 0 ? <CopyButton value={issuesAsText(files)} label="Copy all problems" /> : undefined}
    >
      {files.length === 0 ? (
        <p className={classes.quiet}>
          <IconAlertTriangle size={14} aria-hidden /> Nothing was stored.
        </p>
      ) : (
        <ul className={classes.issues}>
          {files.map(({ path, messages }) => (
            <li key={path}>
              <span className={classes.name}>{path}</span>
              <ul>
                {messages.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
