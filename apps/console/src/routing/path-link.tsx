import { Link, type LinkComponentProps } from "@tanstack/react-router";
import { pathTarget } from "./path-target.ts";

type PathLinkProps = Omit<LinkComponentProps<"a">, "to" | "search" | "params"> & {
  readonly path: string;
  readonly search?: Readonly<Record<string, unknown>>;
};

/** A link to a path that is known only as text; elsewhere use `Link`, which checks the path. */
export function PathLink({ path, search, ...rest }: PathLinkProps) {
  return <Link {...rest} {...pathTarget(path, search)} />;
}
