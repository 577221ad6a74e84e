import type { Alert, CaseSummary, Mail, User } from "@pharos/domain";

type Person = Pick<User, "email" | "givenName">;

const greet = ({ givenName }: Person) => (givenName === "" ? "Hello," : `Hello ${givenName},`);
const join = (...paragraphs: readonly string[]) => `${paragraphs.join("\n\n")}\n`;

export function invitationLetter(person: Person, { url, by }: { readonly url: string; readonly by: string }): Mail {
  return {
    to: [person.email],
    subject: "Your invitation to Pharos",
    text: join(
      greet(person),
      `${by} invited you to Pharos. Choose your password here; the link works once, for seven days:`,
      url,
    ),
  };
}

export function passwordLetter(person: Person, url: string): Mail {
  return {
    to: [person.email],
    subject: "Reset your Pharos password",
    text: join(
      greet(person),
      "Set a new password for Pharos here; the link works once, for a day:",
      url,
      "If you did not ask for it, you can ignore this mail: your password stays as it is.",
    ),
  };
}

const alertsNamedMax = 20;

/** Of alerts that the person sees. */
export function assignmentLetter(
  person: Person,
  alerts: readonly Alert[],
  { publicUrl, by }: { readonly publicUrl: string; readonly by: string },
): Mail {
  const [first] = alerts;
  const isOne = alerts.length === 1 && first !== undefined;
  const linkTo = ({ id }: Alert) => `${publicUrl}/alerts-and-errors/${id}/`;
  const named = alerts.slice(0, alertsNamedMax).map((alert) => `${describe(alert)}\n${linkTo(alert)}`);
  const left = alerts.length - named.length;
  const more = left > 0 ? [`and ${left} more`] : [];
  return {
    to: [person.email],
    subject: isOne ? `Assigned to you: ${describe(first)}` : `${alerts.length} alerts assigned to you`,
    text: join(
      greet(person),
      `${by} assigned ${isOne ? "this alert" : `${alerts.length} alerts`} to you:`,
      ...named,
      ...more,
    ),
    ...(isOne && { inReplyTo: `alert-${first.id}@${new URL(publicUrl).hostname}` }),
  };
}

/** Of an alert that the person sees, about which somebody was asked whether it was them. */
export function denialLetter(
  person: Person,
  alert: Alert,
  { publicUrl, by }: { readonly publicUrl: string; readonly by: string },
): Mail {
  return {
    to: [person.email],
    subject: `Answered No: ${describe(alert)}`,
    text: join(
      greet(person),
      `${by} was asked about this alert and answered No:`,
      `${describe(alert)}\n${publicUrl}/alerts-and-errors/${alert.id}/`,
    ),
    inReplyTo: `alert-${alert.id}@${new URL(publicUrl).hostname}`,
  };
}

/** Of a case that the person sees. */
export function caseAssignmentLetter(
  person: Person,
  assigned: CaseSummary,
  { publicUrl, by }: { readonly publicUrl: string; readonly by: string },
): Mail {
  const { number, alertCount } = assigned;
  const alerts = alertCount === 1 ? "1 alert" : `${alertCount} alerts`;
  return {
    to: [person.email],
    subject: `Case ${number} assigned to you: ${describe(assigned)}`,
    text: join(
      greet(person),
      `${by} assigned case ${number} with ${alerts} to you:`,
      `${describe(assigned)}\n${publicUrl}/cases/${number}/`,
    ),
  };
}

const describe = ({ severity, title }: Pick<Alert, "severity" | "title">) =>
  `[${severity.charAt(0)}${severity.slice(1).toLowerCase()}] ${title}`;

export function testLetter(to: string, publicUrl: string): Mail {
  return {
    to: [to],
    subject: "Test mail from Pharos",
    text: join("This is a test.", `Pharos can send mail with these settings: ${publicUrl}`),
  };
}
