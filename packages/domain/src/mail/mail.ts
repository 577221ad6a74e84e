export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Without remote images. */
  readonly html?: string;
  readonly attachment?: MailAttachment;
  /** Without brackets; the same on every attempt, so that mail servers recognise a repeat. */
  readonly messageId?: string;
  /** The message that starts the thread. */
  readonly inReplyTo?: string;
}

export const mailPurposes = ["INVITATION", "PASSWORD_RESET", "ALERT_ASSIGNED", "CASE_ASSIGNED", "QUERY_ROWS"] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/** They hold a link that stops working, which nothing can send again afterwards. */
export const mailPurposesWithLink: readonly MailPurpose[] = ["INVITATION", "PASSWORD_RESET"];
/** Mail that was given up can be sent again for so long after it was written. */
export const failedMailDays = 7;
