import { swatchClass } from "@pharos/ui";
import classes from "./parser.module.css";
import type { ParsedLine } from "./use-parsed-samples.ts";

interface LineDetailProps {
  readonly line: ParsedLine;
  readonly tints: ReadonlyMap<string, number>;
  readonly unreadNames: ReadonlySet<string>;
  readonly onPoint: (name: string | undefined) => void;
}

/** The fields of a line in words, and where each pattern stops when several were tried. */
export function LineDetail({ line, tints, unreadNames, onPoint }: LineDetailProps) {
  const pieces = line.pieces.filter(({ name }) => name !== "");
  return (
    <>
      {line.stops.length > 1 || (line.outcome !== "UNPARSED" && line.stops.length > 0) ? (
        <ul className={classes.attempts} aria-label="Patterns that do not fit">
          {line.stops.map(({ pattern, at, reason }) => (
            <li key={pattern}>
              Pattern {pattern + 1} stops at character {at + 1}: {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {pieces.length > 0 ? (
        <table className={classes.fields} aria-label="Fields of the line">
          <tbody>
            {pieces.map(({ name, value, start }, index) => (
              <tr
                key={`${name} ${start ?? index}`}
                onMouseEnter={() => onPoint(name)}
                onMouseLeave={() => onPoint(undefined)}
              >
                <th scope="row">
                  <span className={swatchClass(tints.get(name) ?? 0)} aria-hidden />
                  {name}
                </th>
                <td>
                  {typeof value === "string" ? <code>{value}</code> : <span className={classes.quiet}>left out</span>}
                  {unreadNames.has(name) ? <span className={classes.quiet}>no field reads it</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
