import classes from "./detection-preview.module.css";
import type { PreviewResources } from "./preview-documents.ts";
import { count } from "./preview-progress.tsx";

interface ResourceGroupsProps {
  readonly groups: PreviewResources["groups"];
  readonly omitted: number;
  readonly isCompared: boolean;
}

type Group = PreviewResources["groups"][number];

interface CountColumn {
  readonly header: string;
  readonly value: (group: Group) => number;
  /** Shown only where a group has any. */
  readonly isOptional?: boolean;
  readonly isComparison?: boolean;
}

const columns: readonly CountColumn[] = [
  { header: "Failing", value: ({ failed }) => failed },
  { header: "Newly", value: ({ newlyFailing }) => newlyFailing, isComparison: true },
  { header: "No longer", value: ({ noLongerFailing }) => noLongerFailing, isComparison: true },
  { header: "Passing", value: ({ passed }) => passed },
  { header: "Errors", value: ({ errored }) => errored, isOptional: true },
  { header: "Suppressed", value: ({ suppressed }) => suppressed, isOptional: true },
];

/** How resources fare by type and account. */
export function ResourceGroups({ groups, omitted, isCompared }: ResourceGroupsProps) {
  const shown = columns.filter(
    ({ value, isOptional = false, isComparison = false }) =>
      (isCompared || !isComparison) && (!isOptional || groups.some((group) => value(group) > 0)),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.groups} tabIndex={0} aria-label="Resources by type and account">
      <table>
        <thead>
          <tr>
            <th scope="col">Type and account</th>
            {shown.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={`${group.type} ${group.accountId}`}>
              <th scope="row">
                {group.type} <span className={classes.quiet}>{group.accountId}</span>
              </th>
              {shown.map(({ header, value }) => (
                <td key={header} data-zero={value(group) === 0 || undefined}>
                  {value(group).toLocaleString("en")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {omitted > 0 ? <p className={classes.more}>{count(omitted, "more group")} not listed.</p> : null}
    </section>
  );
}
