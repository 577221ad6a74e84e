import { notify } from "@pharos/ui";
import { endSession } from "../session/session.ts";

export async function logOut(): Promise<void> {
  try {
    await endSession();
  } catch {
    notify({ title: "Failed to Log Out", message: "We were unable to log you out at this time", tone: "error" });
  }
}
