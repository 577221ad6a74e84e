import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";

interface OutwardLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site that somebody wrote down. What would run something instead of leading there is plain text. */
export function OutwardLink({ href, children }: OutwardLinkProps) {
  if (!isSafe(href)) return <span>{children}</span>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Anchor>
  );
}

function isSafe(href: string): boolean {
  return URL.canParse(href) && ["http:", "https:", "mailto:"].includes(new URL(href).protocol);
}
