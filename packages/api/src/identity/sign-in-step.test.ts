import { expect, test } from "vitest";
import { nextSignInStep, type Proof } from "./sign-in-step.ts";

const plain = { hasTotp: false, mustChangePassword: false, isMfaRequired: false };
const password: Proof[] = ["password"];
const both: Proof[] = ["password", "totp"];

test.each([
  { name: "a password is enough by default", facts: plain, proofs: password, step: "SIGNED_IN" },
  {
    name: "an authenticator asks for its code",
    facts: { ...plain, hasTotp: true },
    proofs: password,
    step: "SOFTWARE_TOKEN_MFA",
  },
  { name: "the code completes it", facts: { ...plain, hasTotp: true }, proofs: both, step: "SIGNED_IN" },
  {
    name: "a temporary password must be replaced",
    facts: { ...plain, mustChangePassword: true },
    proofs: password,
    step: "NEW_PASSWORD_REQUIRED",
  },
  {
    name: "the code comes before the new password",
    facts: { ...plain, hasTotp: true, mustChangePassword: true },
    proofs: password,
    step: "SOFTWARE_TOKEN_MFA",
  },
  {
    name: "the new password comes after the code",
    facts: { ...plain, hasTotp: true, mustChangePassword: true },
    proofs: both,
    step: "NEW_PASSWORD_REQUIRED",
  },
  {
    name: "where codes are required, an authenticator is set up",
    facts: { ...plain, isMfaRequired: true },
    proofs: password,
    step: "MFA_SETUP",
  },
  {
    name: "the new password comes before the authenticator",
    facts: { ...plain, isMfaRequired: true, mustChangePassword: true },
    proofs: password,
    step: "NEW_PASSWORD_REQUIRED",
  },
  {
    name: "who has an authenticator sets up no other",
    facts: { ...plain, isMfaRequired: true, hasTotp: true },
    proofs: both,
    step: "SIGNED_IN",
  },
])("$name", ({ facts, proofs, step }) => {
  expect(nextSignInStep(facts, proofs)).toBe(step);
});
