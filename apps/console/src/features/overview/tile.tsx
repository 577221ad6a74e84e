import type { Permission } from "@pharos/domain";
import { BlockSkeleton } from "@pharos/ui";
import { PathLink } from "../../routing/path-link.tsx";
import { useMay } from "../../session/viewer.tsx";
import classes from "./headline.module.css";

const heightPx = 92;

/** While the numbers load. */
export function TileSkeletons({ count }: { readonly count: number }) {
  return (
    <div className={classes.tiles}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <BlockSkeleton key={at} height={heightPx} />
      ))}
    </div>
  );
}

export interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly isBad?: boolean;
  readonly path: string;
  readonly search?: Readonly<Record<string, unknown>>;
  /** To follow the link. */
  readonly needs: Permission | readonly Permission[];
}

/** A number to see first, which leads to what it counts. */
export function Tile({ name, value, note, isBad = false, path, search = {}, needs }: TileProps) {
  const mayOpen = useMay(needs);
  const text = (
    <>
      <span className={classes.name}>{name}</span>
      <strong data-numeric>{value}</strong>
      <span className={isBad ? classes.bad : classes.note}>{note}</span>
    </>
  );
  return (
    <li>
      {mayOpen ? (
        <PathLink path={path} search={search} className={classes.tile}>
          {text}
        </PathLink>
      ) : (
        <div className={classes.tile}>{text}</div>
      )}
    </li>
  );
}
