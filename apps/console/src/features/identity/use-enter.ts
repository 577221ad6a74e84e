import { useRouter } from "@tanstack/react-router";
import type { SignedIn } from "../../session/auth-api.ts";
import { acceptSignIn, takeReferrer } from "../../session/session.ts";

/** Lets a signed-in person in, to the page they came for. */
export function useEnter() {
  const { history } = useRouter();
  return (answer: SignedIn) => {
    acceptSignIn(answer);
    history.push(takeReferrer());
  };
}
