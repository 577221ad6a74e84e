import type { AlertStatus } from "@pharos/domain";
import { StatusBadge } from "@pharos/ui";
import { statusLabels, statusTones } from "./labels.ts";

export function StatusText({ status }: { status: AlertStatus }) {
  return <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>;
}
