import { Anchor, Button } from "@pharos/ui";
import { createLink } from "@tanstack/react-router";

/** A link that looks like a button. */
export const ButtonLink = createLink(Button<"a">);
/** A link within text. */
export const TextLink = createLink(Anchor<"a">);
