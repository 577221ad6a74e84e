import type { Mail, MailSettings } from "@pharos/domain";
import type { SendMailOptions } from "nodemailer";

const subjectLengthMax = 250;

/** The mail as nodemailer wants it, marked so that no out-of-office replies come back. */
export function toMessage(mail: Mail, { fromAddress, fromName, replyTo }: MailSettings): SendMailOptions {
  const { to, subject, text, html, attachment, messageId, inReplyTo } = mail;
  return {
    from: { name: fromName, address: fromAddress },
    to: [...to],
    ...(replyTo !== "" && { replyTo }),
    subject: [...toOneLine(subject)].slice(0, subjectLengthMax).join(""),
    text,
    ...(html !== undefined && { html }),
    ...(messageId !== undefined && { messageId: `<${messageId}>` }),
    ...(inReplyTo !== undefined && { inReplyTo: `<${inReplyTo}>`, references: `<${inReplyTo}>` }),
    ...(attachment && {
      attachments: [
        { filename: attachment.fileName, contentType: attachment.contentType, content: attachment.content },
      ],
    }),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A line break in a subject would be the start of another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const toOneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
