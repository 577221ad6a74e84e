import type { UseFormReturnType } from "@pharos/ui/form";
import type { S3SourceValues } from "./s3-source-values.ts";

export type S3Form = UseFormReturnType<S3SourceValues>;
