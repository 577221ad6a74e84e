import { decideReminder } from "@pharos/domain";
import type { DueReminder, Store } from "@pharos/store";

const decidedTogether = 200;

/** Sends reminders whose time has come, of alerts that nobody has touched. */
export async function remindOfUntouched(store: Store, now: Date): Promise<void> {
  let decided = decidedTogether;
  while (decided === decidedTogether) {
    decided = await store.transaction(async (tx) => {
      const due = await tx.deliveryQueue.dueReminders(now, decidedTogether);
      if (due.length > 0) await settle(tx, due, now);
      return due.length;
    });
  }
}

async function settle(tx: Store, due: readonly DueReminder[], now: Date): Promise<void> {
  const alerts = await tx.alerts.getMany([...new Set(due.map(({ alertId }) => alertId))]);
  const mutes = await tx.mutes.listRunning(now);
  const byId = new Map(alerts.map((alert) => [alert.id, alert]));
  const settled = due.map((reminder) => {
    const { quiet, ...question } = reminder;
    const alert = byId.get(reminder.alertId);
    if (!alert || !quiet) return { reminder, decision: { kind: "DROP" } as const };
    const { severity, ruleId: detectionId } = alert;
    return { reminder, decision: decideReminder({ ...question, alert, severity, detectionId, quiet, mutes }, now) };
  });
  await tx.deliveryQueue.settleReminders(settled, now);
}
