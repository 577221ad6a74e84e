import { CopyButton } from "../controls/copy-button.tsx";
import classes from "./code-view.module.css";
import { pythonTokens } from "./python-tokens.ts";
import type { Token } from "./token.ts";
import { yamlTokens } from "./yaml-tokens.ts";

const tokenizers = {
  python: pythonTokens,
  yaml: yamlTokens,
  text: (code: string): readonly Token[] => [{ kind: "plain", text: code }],
} as const;

/** Each token is an element: a browser takes many seconds for those of a megabyte. */
const highlightedMax = 100_000;

export interface CodeViewProps {
  readonly code: string;
  readonly language: keyof typeof tokenizers;
  readonly label: string;
}

/** Code to read: numbered lines, highlighted by a tokenizer of a few lines unless it is very long; the editor is a megabyte larger. */
export function CodeView({ code, language, label }: CodeViewProps) {
  const tokens = tokenizers[code.length > highlightedMax ? "text" : language](code);
  const lines = code.replace(/\n$/, "").split("\n").length;
  return (
    <div className={classes.code}>
      <div className={classes.copy}>
        <CopyButton value={code} label="Copy the code" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label={label}>
        <pre className={classes.numbers} aria-hidden>
          {Array.from({ length: lines }, (_, index) => index + 1).join("\n")}
        </pre>
        <pre className={classes.text}>
          <code>
            {tokens.map((token, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens never move
              <span key={index} data-kind={token.kind === "plain" ? undefined : token.kind}>
                {token.text}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </div>
  );
}
