import { type VerificationStatus, verificationStatuses } from "@pharos/domain";

/** A status that a newer server may have counts as not tested. */
export function readVerification(text: string): VerificationStatus {
  return verificationStatuses.find((status) => status === text) ?? "UNVERIFIED";
}
