import type { UseFormReturnType } from "@pharos/ui/form";
import type { BucketSourceValues } from "./bucket-source-values.ts";

export type BucketForm = UseFormReturnType<BucketSourceValues>;
