import type { LoadedContent } from "@pharos/detection-content";
import { correlationTestsOf } from "./correlation-tests.ts";
import type { LocalTests } from "./local-tests.ts";

type TestsOfKind = (content: LoadedContent) => readonly LocalTests[];

/** Every kind whose tests run here joins by a line. */
const kinds: readonly TestsOfKind[] = [({ correlationRules }) => correlationTestsOf(correlationRules)];

/** Of all kinds, item by item. */
export function localTestsOf(content: LoadedContent): LocalTests[] {
  return kinds.flatMap((testsOf) => testsOf(content));
}
