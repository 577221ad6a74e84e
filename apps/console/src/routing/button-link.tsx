import { Anchor, Button, type ButtonProps } from "@pharos/ui";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** A link that looks like a button: it can be opened in another tab, and is announced as a link. */
export const ButtonLink = createLink((props: ButtonProps & Omit<ComponentProps<"a">, keyof ButtonProps>) => (
  <Button component="a" {...props} />
));
/** A link within text. */
export const TextLink = createLink(Anchor<"a">);
