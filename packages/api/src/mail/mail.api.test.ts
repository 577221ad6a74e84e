import { secretMask } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anAlert } from "../testing/builders.ts";
import { type SignedInUser, TestApi } from "../testing/open-test-api.ts";

let api: TestApi;
let admin: SignedInUser;
beforeAll(async () => {
  api = await TestApi.open(await openTestStore());
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  api.mail.sent.length = 0;
  admin = await api.signedIn("GeneralSettingsModify", "UserModify", "AlertModify");
});

const settings = {
  host: "mail.kestrel.example",
  port: 587,
  security: "STARTTLS",
  user: "pharos",
  password: "open-sesame",
  fromAddress: "pharos@kestrel.example",
  fromName: "Pharos",
  replyTo: "",
  allowedRecipientDomains: [],
};
const update = (change: object = {}) =>
  admin.ask(
    "mutation ($input: MailSettingsInput!) { updateMailSettings(input: $input) { host port password fromAddress } }",
    { input: { ...settings, ...change } },
  );
/** Everything that is queued. */
const queuedMails = async () =>
  (await api.store.mails.claim(api.now, new Date(api.now.getTime() + 60_000), 100)).map(({ mail }) => mail);

test("no answer shows the password, and a mask that comes back keeps it", async () => {
  expect((await update()).data.updateMailSettings).toMatchObject({ password: secretMask });
  await update({ port: 25, password: secretMask });
  expect(await api.store.mailSettings.get()).toMatchObject({ port: 25, password: "open-sesame" });
  const { data } = await admin.ask("{ mailSettings { host password } generalSettings { hasMailServer } }");
  expect(data).toEqual({
    mailSettings: { host: "mail.kestrel.example", password: secretMask },
    generalSettings: { hasMailServer: true },
  });
});

test("a kept password goes to no other server", async () => {
  await update();
  const { errors } = await update({ host: "evil.example", password: secretMask });
  expect(errors[0]?.message).toBe("The server changed: enter the password again");
  expect(await api.store.mailSettings.get()).toMatchObject({ host: "mail.kestrel.example" });
});

test("sends a test to the person who asks, by settings that are not stored yet, and shows the answer", async () => {
  api.mail.outcome = { kind: "credentials", statusCode: 535, message: "wrong password" };
  const { data } = await admin.ask(
    "mutation ($input: MailSettingsInput) { sendTestMail(input: $input) { success statusCode message to } }",
    { input: settings },
  );
  const to = admin.user.email;
  expect(data.sendTestMail).toEqual({ success: false, statusCode: 535, message: "wrong password", to });
  expect(api.mail.sent).toMatchObject([{ mail: { to: [to] }, settings: { password: "open-sesame" } }]);
  expect(await api.store.mailSettings.get()).toBeUndefined();
});

const invite = async (showsLink?: boolean) => {
  const role = { kind: "NAME", value: "Analyst" };
  const input = { email: "bo@kestrel.example", givenName: "Bo", familyName: "Lind", role, showsLink };
  const { data } = await admin.ask(
    "mutation ($input: InviteUserInput!) { inviteUser(input: $input) { invitationUrl sentTo user { id } } }",
    { input },
  );
  return data.inviteUser;
};

test("an invitation is mailed where a server is set up, and shown otherwise or where somebody wants to see it", async () => {
  expect(await invite()).toMatchObject({ invitationUrl: expect.stringContaining("#token="), sentTo: null });
  await api.clear();
  admin = await api.signedIn("GeneralSettingsModify", "UserModify");
  await update();
  const { user, ...mailed } = await invite();
  expect(mailed).toEqual({ invitationUrl: null, sentTo: "bo@kestrel.example" });
  const [mail] = await queuedMails();
  expect(mail).toMatchObject({ to: ["bo@kestrel.example"], subject: "Your invitation to Pharos" });
  expect(mail?.text).toMatch(/\/invitation\/#token=\S+/);
  const again = await admin.ask(
    "mutation ($id: ID!) { createPasswordResetLink(userId: $id, showsLink: true) { url sentTo } }",
    { id: user.id },
  );
  expect(again.data.createPasswordResetLink).toMatchObject({ url: expect.stringContaining("#token="), sentTo: null });
});

test("a forgotten password is mailed to its owner, once a minute, and to nobody who is not there", async () => {
  await update();
  const ask = (email: string) =>
    api.app.inject({
      method: "POST",
      url: "/auth/password-forgot",
      payload: { email },
      headers: { origin: "http://pharos.test" },
    });
  for (const email of [admin.user.email, admin.user.email, "nobody@kestrel.example"])
    expect((await ask(email)).statusCode).toBe(202);
  await expect.poll(queuedMails).toMatchObject([{ to: [admin.user.email], subject: "Reset your Pharos password" }]);
  expect(await queuedMails()).toEqual([]);
});

test("who is assigned alerts by somebody else gets one mail, of alerts that they see, where that is switched on", async () => {
  await update();
  const bo = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const alerts = [
    anAlert({ title: "Door open" }),
    anAlert({ title: "Door forced" }),
    anAlert({ title: "Gate", logTypes: ["Custom.Gate"] }),
  ];
  await api.store.alerts.insert(alerts);
  const assign = (assigneeId: string | null) =>
    admin.ask(
      "mutation ($input: UpdateAlertsAssigneeByIdInput!) { updateAlertsAssigneeById(input: $input) { alerts { id } } }",
      { input: { ids: alerts.map(({ id }) => id), assigneeId } },
    );
  await assign(bo.user.id);
  expect(await queuedMails()).toEqual([]);
  await admin.ask("mutation { updateGeneralSettings(input: { shouldEmailAlertAssignees: true }) { hasMailServer } }");
  await assign(admin.user.id);
  expect(await queuedMails()).toEqual([]);
  await assign(bo.user.id);
  const mails = await queuedMails();
  expect(mails).toMatchObject([{ to: [bo.user.email], subject: "2 alerts assigned to you" }]);
  expect(mails[0]?.text).toContain("[High] Door forced");
  expect(mails[0]?.text).not.toContain("Gate");
  // Back and forth within five minutes.
  await assign(null);
  await assign(bo.user.id);
  expect(await queuedMails()).toEqual([]);
});

test("who is assigned a case by somebody else gets a mail, if they see all of it", async () => {
  await update();
  await admin.ask("mutation { updateGeneralSettings(input: { shouldEmailAlertAssignees: true }) { hasMailServer } }");
  const bo = await api.signedInSeeing(["Custom.Door"], "AlertRead");
  const [door, gate] = [anAlert({ title: "Door open" }), anAlert({ title: "Gate", logTypes: ["Custom.Gate"] })];
  await api.store.alerts.insert([door, gate]);
  const create = async (input: object) => {
    const mutation = "mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id revision } } }";
    return (await admin.ask(mutation, { input: { title: "Break-in", ...input } })).data.createCase.case;
  };
  const assign = async ({ id, revision }: { readonly id: string; readonly revision: number }, assigneeId: string) => {
    const mutation = "mutation ($input: UpdateCaseInput!) { updateCase(input: $input) { case { id revision } } }";
    return (await admin.ask(mutation, { input: { id, revision, assigneeId } })).data.updateCase.case;
  };
  const visible = await create({ alertIds: [door.id] });
  expect(await queuedMails()).toEqual([]);
  const assigned = await assign(visible, bo.user.id);
  const mails = await queuedMails();
  expect(mails).toMatchObject([
    { to: [bo.user.email], subject: `Case ${visible.id} assigned to you: [High] Break-in` },
  ]);
  expect(mails[0]?.text).toContain(`/cases/${visible.id}/`);
  // Back and forth within five minutes.
  await assign(await assign(assigned, admin.user.id), bo.user.id);
  await create({ alertIds: [gate.id], assigneeId: bo.user.id });
  expect(await queuedMails()).toEqual([]);
  await create({ alertIds: [door.id], assigneeId: bo.user.id });
  expect(await queuedMails()).toMatchObject([{ to: [bo.user.email] }]);
});

test("mail that failed is shown without addresses to who may not see users, and without subjects to who does not see all", async () => {
  const mail = { to: ["bo@kestrel.example"], subject: "Assigned to you: Door open", text: "secret" };
  const expiresAt = new Date(api.now.getTime() + 86_400_000);
  await api.store.mails.add({ purpose: "ALERT_ASSIGNED", mail, expiresAt }, api.now);
  const [claimed] = await api.store.mails.claim(api.now, expiresAt, 1);
  const settled = { status: "FAILED", attempts: 1, nextAttemptAt: api.now } as const;
  await api.store.mails.settle(claimed?.id ?? "", settled, "550 <bo@kestrel.example> is unknown", api.now);
  const read = async (who: SignedInUser) =>
    (
      await who.ask(
        "{ failedMails(input: {}) { totalCount edges { node { purpose subject recipients error isRetriable } } } }",
      )
    ).data.failedMails.edges[0].node;
  const shown = { purpose: "ALERT_ASSIGNED", isRetriable: true };
  expect(await read(admin)).toEqual({
    ...shown,
    subject: "Assigned to you: Door open",
    recipients: ["bo@kestrel.example"],
    error: "550 <bo@kestrel.example> is unknown",
  });
  expect(await read(await api.signedIn("GeneralSettingsRead"))).toEqual({
    ...shown,
    subject: "Assigned to you: Door open",
    recipients: null,
    error: "550 <…> is unknown",
  });
  const guard = await api.signedInSeeing(["Custom.Gate"], "GeneralSettingsModify");
  const { errors } = await guard.ask(`mutation { retryFailedMail(id: "0198c3a0-0000-7000-8000-000000000000") }`);
  expect(errors[0]?.extensions.code).toBe("Forbidden");
  expect(await read(guard)).toEqual({
    ...shown,
    isRetriable: false,
    subject: null,
    recipients: null,
    error: null,
  });
  const retry = (who: SignedInUser) => who.ask("mutation ($id: ID!) { retryFailedMail(id: $id) }", { id: claimed?.id });
  expect((await retry(await api.signedIn("GeneralSettingsRead"))).errors[0]?.extensions.address).toBe(
    "access.forbidden",
  );
  expect((await retry(admin)).data.retryFailedMail).toBe(true);
  expect((await retry(admin)).errors[0]?.message).toBe("This mail can no longer be sent again. Make a new one.");
  expect(await queuedMails()).toEqual([mail]);
});
