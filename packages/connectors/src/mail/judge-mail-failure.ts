import { type DeliveryOutcome, deliveryMessageLengthMax, describeError, PharosError } from "@pharos/domain";

/** An error with the members that nodemailer adds. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

/** The server does not take our word, or cannot prove who it is: somebody must change the settings. */
const credentialCodes = new Set(["EAUTH", "EOAUTH2", "ETLS", "EREQUIRETLS", "ENOAUTH"]);
const certificateError = /certificate|CERT_|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/i;
const overloaded = /too many|rate limit|try again later/i;
const serviceNotAvailable = 421;
const temporaryAuthFailure = 454;
const mailboxProblem = 500;
const temporaryProblem = 400;

/** Why a mail was not taken, as alerts that were not delivered say it. */
export function judgeMailFailure(error: unknown): DeliveryOutcome {
  if (error instanceof PharosError) return { kind: "refused", statusCode: 0, message: error.message };
  const { code = "", responseCode = 0, message } = toSmtpError(error);
  const failed = { statusCode: responseCode, message: message.slice(0, deliveryMessageLengthMax) };
  if (responseCode === temporaryAuthFailure) return { kind: "retry", ...failed };
  if (credentialCodes.has(code) || certificateError.test(message)) return { kind: "credentials", ...failed };
  if (responseCode === serviceNotAvailable || (responseCode !== 0 && overloaded.test(message)))
    return { kind: "throttled", ...failed };
  if (responseCode >= mailboxProblem) return { kind: "rejected", ...failed };
  if (responseCode >= temporaryProblem) return { kind: "retry", ...failed };
  // What the message itself lacks does not come by waiting.
  return { kind: code === "EMESSAGE" || code === "EENVELOPE" ? "rejected" : "retry", ...failed };
}

function toSmtpError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(describeError(error));
}
