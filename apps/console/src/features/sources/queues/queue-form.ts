import type { UseFormReturnType } from "@pharos/ui/form";
import type { QueueSourceValues } from "./queue-source-values.ts";

export type QueueForm = UseFormReturnType<QueueSourceValues>;
