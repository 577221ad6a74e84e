import { lazy, Suspense } from "react";
import { LinkedText } from "./linked-text.tsx";

const Markdown = lazy(() => import("./markdown.tsx").then((m) => ({ default: m.Markdown })));

/** A text in Markdown; as it was written until the parser is there. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <Suspense fallback={<LinkedText>{children}</LinkedText>}>
      <Markdown>{children}</Markdown>
    </Suspense>
  );
}
