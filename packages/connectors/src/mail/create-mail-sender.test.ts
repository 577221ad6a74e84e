import { type Mail, type MailSettings, secretMask } from "@pharos/domain";
import { type RecordingMailServer, startRecordingMailServer } from "@pharos/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { email } from "../destinations/email/email.ts";
import { testMessage } from "../destinations/message/test-message.ts";
import { createOutboundFetch } from "../outbound/create-outbound-fetch.ts";
import { createMailSender, type MailSender } from "./create-mail-sender.ts";

const password = "open-sesame-of-the-mail-server";
let plain: RecordingMailServer;
let guarded: RecordingMailServer;
let sender: MailSender;
beforeAll(async () => {
  [plain, guarded] = await Promise.all([
    startRecordingMailServer(),
    startRecordingMailServer({ password, hasTls: true }),
  ]);
  sender = createMailSender({ allowedPrivateHosts: ["127.0.0.1", "localhost"], certificates: [guarded.certificate] });
});
afterAll(async () => {
  sender[Symbol.dispose]();
  await Promise.all([plain.close(), guarded.close()]);
});

const mail: Mail = { to: ["ada@kestrel.example"], subject: "Hello\r\nBcc: eve@evil.example", text: "Ship ahoy" };
const settings = (change: Partial<MailSettings> = {}): MailSettings => ({
  host: "127.0.0.1",
  port: plain.port,
  security: "NONE",
  user: "",
  password: "",
  fromAddress: "pharos@kestrel.example",
  fromName: "Pharos",
  replyTo: "",
  allowedRecipientDomains: [],
  ...change,
});
const encrypted = (change: Partial<MailSettings> = {}) =>
  settings({ host: "localhost", port: guarded.port, security: "STARTTLS", user: "pharos", password, ...change });

test("sends a mail, whose subject adds no header", async () => {
  const outcome = await sender.send({ ...mail, messageId: "m1@kestrel.example" }, settings());
  expect(outcome).toMatchObject({ kind: "delivered", statusCode: 250, receipt: { label: "ada@kestrel.example" } });
  const sent = plain.mails.at(-1);
  expect(sent).toMatchObject({ from: "pharos@kestrel.example", to: ["ada@kestrel.example"] });
  expect(sent?.mail).toMatchObject({ subject: "Hello Bcc: eve@evil.example", messageId: "<m1@kestrel.example>" });
  expect(sent?.mail.text).toContain("Ship ahoy");
  expect(sent?.mail.headers.get("auto-submitted")).toBe("auto-generated");
});

test("signs in over STARTTLS", async () => {
  expect(await sender.send(mail, encrypted())).toMatchObject({ kind: "delivered" });
  expect(guarded.mails).toHaveLength(1);
});

test.each([
  { name: "an unknown mailbox", step: "recipient", code: 550, text: "no such user", kind: "rejected" },
  { name: "a mailbox that is greylisted", step: "recipient", code: 451, text: "come back later", kind: "retry" },
  { name: "a mail that is too large", step: "data", code: 552, text: "too large", kind: "rejected" },
  { name: "a server that has enough", step: "data", code: 450, text: "too many messages", kind: "throttled" },
] as const)("reads $name", async ({ step, code, text, kind }) => {
  plain.willRefuse(step, { code, text });
  const outcome = await sender.send(mail, settings());
  expect(outcome).toMatchObject({ kind, statusCode: code });
  expect(outcome.message).toContain(text);
});

test.each(["recipient", "data"] as const)(
  "tries again after a server that says nothing at the step %s",
  async (step) => {
    const silent = await startRecordingMailServer();
    silent.willStall(step);
    const impatient = createMailSender({ allowedPrivateHosts: ["127.0.0.1"], silenceMs: 100 });
    const outcome = await impatient.send(mail, settings({ port: silent.port }));
    impatient[Symbol.dispose]();
    await silent.close();
    expect(outcome).toMatchObject({ kind: "retry", statusCode: 0, message: expect.stringMatching(/timeout/i) });
  },
);

test.each(["recipient", "data"] as const)("tries again after a connection that broke at the step %s", async (step) => {
  // A connection that was used before would be replaced without an attempt that fails.
  using fresh = createMailSender({ allowedPrivateHosts: ["127.0.0.1"] });
  plain.willDrop(step);
  const before = plain.mails.length;
  expect(await fresh.send(mail, settings())).toMatchObject({ kind: "retry", statusCode: 0 });
  expect(plain.mails).toHaveLength(before);
  expect(await fresh.send(mail, settings())).toMatchObject({ kind: "delivered" });
});

test("one recipient who is refused keeps the others from nothing, and is named", async () => {
  plain.willRefuse("recipient", { code: 550, text: "no such user" });
  const outcome = await sender.send({ ...mail, to: ["gone@kestrel.example", "bo@kestrel.example"] }, settings());
  expect(outcome).toMatchObject({ kind: "delivered", message: expect.stringContaining("gone@kestrel.example") });
  expect(plain.mails.at(-1)?.to).toEqual(["bo@kestrel.example"]);
});

test.each([
  { name: "a wrong password", change: { password: "wrong" }, kind: "credentials", says: "Authentication failed" },
  { name: "a server nobody listens for", change: { port: 1 }, kind: "retry", says: "" },
  {
    name: "a domain that gets no mail",
    change: { allowedRecipientDomains: ["else.example"] },
    kind: "rejected",
    says: "ada@",
  },
])("reads $name", async ({ change, kind, says }) => {
  const outcome = await sender.send(mail, encrypted(change));
  expect(outcome).toMatchObject({ kind, message: expect.stringContaining(says) });
});

test("sends nothing in the clear where encryption is wanted, nor to a certificate that nobody trusts", async () => {
  const before = plain.mails.length;
  expect(await sender.send(mail, settings({ host: "localhost", security: "STARTTLS" }))).toMatchObject({
    kind: "credentials",
  });
  using suspicious = createMailSender({ allowedPrivateHosts: ["localhost"] });
  expect(await suspicious.send(mail, encrypted())).toMatchObject({ kind: "credentials" });
  expect(plain.mails.length).toBe(before);
});

test("connects to no private address that nobody allowed, and without encryption only to named servers", async () => {
  using closed = createMailSender({ allowedPrivateHosts: [] });
  expect(await closed.send(mail, settings({ security: "STARTTLS" }))).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("127.0.0.1 is not a public address"),
  });
  expect(await closed.send(mail, settings({ host: "mail.example" }))).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("without encryption"),
  });
});

test("says no password, whatever the server answers", async () => {
  plain.willRefuse("data", { code: 550, text: `you sent ${password}` });
  const { message } = await sender.send(mail, settings({ user: "", password }));
  expect(message).toContain(secretMask);
  expect(message).not.toContain(password);
});

test("an alert is mailed as text and HTML without its markup, in one thread", async () => {
  const given = email.parseSettings({ recipients: ["soc@kestrel.example"], subjectPrefix: "[Pharos]" });
  const alert = {
    ...testMessage("https://pharos.kestrel.example", new Date("2026-03-01T12:00:00Z")),
    alertId: "a1",
    title: "Login <b>by</b> deploy-bot",
    severity: "HIGH",
    context: { actor: "<script>" },
  } as const;
  const context = {
    fetch: createOutboundFetch({ allowedPrivateHosts: [] }),
    sendMail: (one: Mail) => sender.send(one, settings()),
    clock: () => new Date(),
    version: "1",
  };
  expect(await email.send(alert, given, context)).toMatchObject({ kind: "delivered" });
  await email.send({ ...alert, isResent: true, idempotencyKey: "a1-2" }, given, context);
  const [first, again] = plain.mails.slice(-2);
  expect(first?.mail).toMatchObject({
    subject: "[Pharos] [High] Login <b>by</b> deploy-bot",
    messageId: "<alert-a1@pharos.kestrel.example>",
  });
  expect(first?.mail.text).toContain("View in Pharos: https://pharos.kestrel.example");
  expect(first?.mail.html).toContain("Login &lt;b&gt;by&lt;/b&gt; deploy-bot");
  expect(first?.mail.html).not.toContain("<script>");
  expect(again?.mail.inReplyTo).toBe("<alert-a1@pharos.kestrel.example>");
});
