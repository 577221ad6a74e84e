/** What a person must still show or do before the sign-in is complete. */
export type ChallengeName = "SOFTWARE_TOKEN_MFA" | "NEW_PASSWORD_REQUIRED" | "MFA_SETUP";
/** What a person has proved so far. */
export type Proof = "password" | "totp";

export interface SignInFacts {
  readonly hasTotp: boolean;
  /** Someone else chose the password. */
  readonly mustChangePassword: boolean;
  readonly isMfaRequired: boolean;
}

/**
 * The next step after the proofs given, or SIGNED_IN. The code comes before the new password: who only found
 * out a temporary password must not be able to replace it.
 */
export function nextSignInStep(facts: SignInFacts, proofs: readonly Proof[]): ChallengeName | "SIGNED_IN" {
  if (facts.hasTotp && !proofs.includes("totp")) return "SOFTWARE_TOKEN_MFA";
  if (facts.mustChangePassword) return "NEW_PASSWORD_REQUIRED";
  if (facts.isMfaRequired && !facts.hasTotp) return "MFA_SETUP";
  return "SIGNED_IN";
}
