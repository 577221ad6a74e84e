import type { DeliveryOutcome, Mail } from "@pharos/domain";
import { openTestStore } from "@pharos/testkit";
import { afterAll, beforeEach, expect, test } from "vitest";
import { sendDueMail } from "./send-due-mail.ts";

const testStore = await openTestStore();
const { store } = testStore;
let now: Date;
beforeEach(async () => {
  await testStore.clear();
  now = new Date("2026-03-01T12:00:00Z");
});
afterAll(() => testStore.close());

const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const mail: Mail = { to: ["ada@kestrel.example"], subject: "Hello", text: "https://pharos.example/#token=secret" };
const queue = (topics: string[] = []) =>
  store.mails.add({ purpose: "INVITATION", mail, topics, expiresAt: new Date(now.getTime() + 86_400_000) }, now);
const sendWith = (answer: (mail: Mail) => DeliveryOutcome | Promise<DeliveryOutcome>) =>
  sendDueMail({ store, clock: () => now, random: () => 0.5, sendMail: async (one) => answer(one) });
const delivered: DeliveryOutcome = { kind: "delivered", statusCode: 250, message: "queued" };
const rows = async () => (await testStore.database.query("SELECT status, attempts, error, content FROM mails")).rows;

test("keeps mail sealed until it is sent, and forgets what it said then", async () => {
  await queue();
  expect(JSON.stringify(await rows())).not.toMatch(/secret|Hello/);
  const sent: Mail[] = [];
  await sendWith((one) => {
    sent.push(one);
    return delivered;
  });
  expect(sent).toEqual([mail]);
  expect(await rows()).toEqual([{ status: "DELIVERED", attempts: 1, error: "", content: null }]);
});

test("tries again later, gives up what nobody takes, and says why", async () => {
  await queue();
  await sendWith(() => ({ kind: "retry", statusCode: 451, message: "greylisted" }));
  expect(await sendWith(() => delivered)).toBe(0);
  expect(await rows()).toMatchObject([{ status: "QUEUED", attempts: 1, error: "greylisted" }]);
  passSeconds(11);
  await sendWith(() => ({ kind: "rejected", statusCode: 550, message: "no such user" }));
  expect(await rows()).toMatchObject([{ status: "FAILED", attempts: 2, error: "no such user" }]);
});

test("waits without counting while the server refuses us, until it is too late", async () => {
  await queue();
  const refusing = (): DeliveryOutcome => ({ kind: "credentials", statusCode: 535, message: "wrong password" });
  await sendWith(refusing);
  passSeconds(301);
  expect(await sendWith(refusing)).toBe(1);
  expect(await rows()).toMatchObject([{ status: "QUEUED", attempts: 0 }]);
  passSeconds(86_400);
  expect(await sendWith(() => delivered)).toBe(0);
  expect(await rows()).toMatchObject([{ status: "FAILED", error: "wrong password", content: null }]);
});

const failing = (): DeliveryOutcome => ({ kind: "rejected", statusCode: 550, message: "no such user" });
const rowsMail: Mail = { to: ["bo@kestrel.example"], subject: "Hourly: 3 rows", text: "…" };
const queueRows = () =>
  store.mails.add({ purpose: "QUERY_ROWS", mail: rowsMail, expiresAt: new Date(now.getTime() + 86_400_000) }, now);
const failedMails = async () => (await store.mails.listFailed({ pageSize: 9 })).items;
const retry = async (id: string) => store.mails.retry(id, now, new Date(now.getTime() + 86_400_000));

test("what was given up is listed without its content, and sent again as it was", async () => {
  await queueRows();
  await sendWith(failing);
  const [failed] = await failedMails();
  expect(failed).toEqual({
    id: failed?.id,
    purpose: "QUERY_ROWS",
    recipients: ["bo@kestrel.example"],
    subject: "Hourly: 3 rows",
    error: "no such user",
    failedAt: now,
  });
  passSeconds(2 * 86_400);
  expect(await retry(failed?.id ?? "")).toBe(true);
  expect(await retry(failed?.id ?? "")).toBe(false);
  const sent: Mail[] = [];
  await sendWith((one) => {
    sent.push(one);
    return delivered;
  });
  expect(sent).toEqual([rowsMail]);
  expect(await failedMails()).toEqual([]);
});

test("what was given up is forgotten after a week, and links when they stop working", async () => {
  await queue();
  await sendWith(failing);
  passSeconds(1);
  await queueRows();
  await sendWith(failing);
  const subjects = async () => (await failedMails()).map(({ subject }) => subject);
  passSeconds(86_400);
  await sendWith(failing);
  expect(await subjects()).toEqual(["Hourly: 3 rows", undefined]);
  passSeconds(6 * 86_400);
  await sendWith(failing);
  expect(await subjects()).toEqual([undefined, undefined]);
  for (const { id } of await failedMails()) expect(await retry(id)).toBe(false);
});

test("two processes send each mail once, and take over what one that died held", async () => {
  for (let n = 0; n < 30; n += 1) await queue();
  let sent = 0;
  const send = () => {
    sent += 1;
    return delivered;
  };
  await Promise.all([sendWith(send), sendWith(send)]);
  expect(sent).toBe(30);
  await queue();
  const died = Promise.withResolvers<DeliveryOutcome>();
  const begun = Promise.withResolvers<void>();
  const dying = sendWith(() => {
    begun.resolve();
    return died.promise;
  });
  await begun.promise;
  expect(await sendWith(send)).toBe(0);
  passSeconds(301);
  expect(await sendWith(send)).toBe(1);
  died.resolve(delivered);
  await dying;
});

test("knows what it told of a moment ago", async () => {
  await queue(["assigned:a", "assigned:b"]);
  expect(await store.mails.recentTopics(["assigned:b", "assigned:c"], new Date(now.getTime() - 1))).toEqual(
    new Set(["assigned:b"]),
  );
  expect(await store.mails.recentTopics(["assigned:b"], new Date(now.getTime() + 1))).toEqual(new Set());
});
