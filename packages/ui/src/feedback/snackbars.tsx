import { Notifications } from "@mantine/notifications";
import { snackbarDurationMs } from "./notify.ts";

const shownMax = 5;

/** Where snackbars appear: bottom left. Mounted once. */
export function Snackbars() {
  return <Notifications position="bottom-left" autoClose={snackbarDurationMs} limit={shownMax} />;
}
