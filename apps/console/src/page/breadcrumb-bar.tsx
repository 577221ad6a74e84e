import { Menu, UnstyledButton } from "@pharos/ui";
import { useLocation } from "@tanstack/react-router";
import { createContext, Fragment, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { PathLink } from "../routing/path-link.tsx";
import classes from "./breadcrumb-bar.module.css";
import { type Breadcrumb, breadcrumbsOf, truncated } from "./breadcrumbs.ts";

interface Names {
  readonly names: Readonly<Record<string, string>>;
  readonly name: (segment: string, label: string) => void;
}
const context = createContext<Names>({ names: {}, name: () => {} });

export function BreadcrumbNames({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<Record<string, string>>({});
  const value = useMemo(
    () => ({ names, name: (segment: string, label: string) => setNames((old) => ({ ...old, [segment]: label })) }),
    [names],
  );
  return <context.Provider value={value}>{children}</context.Provider>;
}

/** Lets a page show a name where its path has an id. */
export function useBreadcrumbName(segment: string, label: string | undefined): void {
  const { name } = useContext(context);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` changes with every name that is given
  useEffect(() => {
    if (label) name(segment, label);
  }, [segment, label]);
}

export function BreadcrumbBar() {
  const { pathname } = useLocation();
  const { names } = useContext(context);
  const { first, hidden, last } = truncated(breadcrumbsOf(pathname, names));
  return (
    <nav aria-label="Breadcrumbs" className={classes.breadcrumbs}>
      <ol>
        <Crumbs crumbs={first} />
        {hidden.length > 0 ? (
          <li>
            <HiddenCrumbs crumbs={hidden} />
          </li>
        ) : null}
        <Crumbs crumbs={last} />
      </ol>
    </nav>
  );
}

function Crumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  return crumbs.map((crumb) => (
    <Fragment key={crumb.label}>
      <li>{crumb.path ? <PathLink path={crumb.path}>{crumb.label}</PathLink> : <span>{crumb.label}</span>}</li>
    </Fragment>
  ));
}

function HiddenCrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton className={classes.hiddenCrumbs} aria-label="Show the hidden breadcrumbs">
          …
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {crumbs.map((crumb) =>
          crumb.path ? (
            <Menu.Item key={crumb.label} renderRoot={(props) => <PathLink {...props} path={crumb.path ?? "/"} />}>
              {crumb.label}
            </Menu.Item>
          ) : (
            <Menu.Label key={crumb.label}>{crumb.label}</Menu.Label>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
