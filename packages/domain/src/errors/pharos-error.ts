/**
 * The nine categories that the API tells a client (specification 3 §8), two for identity,
 * and two for limits. A category decides the HTTP status and the GraphQL `extensions.code`.
 */
export const errorCategories = [
  "AlreadyExists",
  "InUse",
  "InvalidInput",
  "InvalidLogSchema",
  "InvalidSyntax",
  "InvalidUpdate",
  "NotFound",
  "RevisionConflict",
  "ServerError",
  "Unauthenticated",
  "Forbidden",
  "TooLarge",
  "TooManyRequests",
  "NotAvailable",
] as const;
export type ErrorCategory = (typeof errorCategories)[number];

const httpStatusByCategory: Record<ErrorCategory, number> = {
  AlreadyExists: 409,
  InUse: 409,
  InvalidInput: 400,
  InvalidLogSchema: 400,
  InvalidSyntax: 400,
  InvalidUpdate: 400,
  NotFound: 404,
  RevisionConflict: 409,
  ServerError: 500,
  Unauthenticated: 401,
  Forbidden: 403,
  TooLarge: 413,
  TooManyRequests: 429,
  NotAvailable: 501,
};

/** An expected failure: `code` is its address (`alerts.not_found`), `message` a sentence for the person. */
export class PharosError extends Error {
  override readonly name = "PharosError";
  readonly code: string;
  readonly category: ErrorCategory;
  /** Field name → sentence, for forms. */
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;

  constructor(code: string, category: ErrorCategory, message: string, fieldErrors?: Readonly<Record<string, string>>) {
    super(message);
    this.code = code;
    this.category = category;
    this.fieldErrors = fieldErrors;
  }

  get httpStatus(): number {
    return httpStatusByCategory[this.category];
  }
}

/**
 * Declares an error once, beside its noun: `const alertNotFound = defineError("alerts.not_found", "NotFound", (id: string) => `…`)`.
 * `field`: where a form shows it.
 */
export function defineError<A extends readonly unknown[]>(
  code: string,
  category: ErrorCategory,
  message: (...values: A) => string,
  field?: string,
): (...values: A) => PharosError {
  return (...values) => {
    const text = message(...values);
    return new PharosError(code, category, text, field === undefined ? undefined : { [field]: text });
  };
}
