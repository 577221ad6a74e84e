import { Button, FailedState, notify, Progress, SideSheet } from "@pharos/ui";
import { useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import classes from "../lookup-tables.module.css";
import { FilePreviewFacts } from "./file-preview-facts.tsx";
import { type FilePreview, sendForPreview, sendRows } from "./send-rows.ts";

interface UploadSheetProps {
  readonly table: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onApplied: () => void;
}

type Step =
  | { readonly kind: "choose" }
  | { readonly kind: "sending"; readonly label: string; readonly percent: number }
  | { readonly kind: "preview"; readonly file: File; readonly preview: FilePreview }
  | { readonly kind: "failed"; readonly message: string };

const fileBytesMax = 45 * 1024 * 1024;

/** A file is previewed first, and replaces the rows when the reader says so. */
export function UploadSheet({ table, onClose, onApplied }: UploadSheetProps) {
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const sending = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);

  async function run<T>(label: string, work: (how: Parameters<typeof sendForPreview>[2]) => Promise<T>) {
    const controller = new AbortController();
    sending.current = controller;
    setStep({ kind: "sending", label, percent: 0 });
    try {
      return await work({
        signal: controller.signal,
        onProgress: (percent) => setStep({ kind: "sending", label, percent }),
      });
    } catch (error) {
      setStep(controller.signal.aborted ? { kind: "choose" } : { kind: "failed", message: errorText(error) });
      return undefined;
    }
  }
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > fileBytesMax) {
      const message = `${file.name} is too large: a lookup table's file has at most 45 MiB. Compress it with gzip or zstd.`;
      setStep({ kind: "failed", message });
      return;
    }
    const preview = await run(`Comparing ${file.name} with the table`, (how) => sendForPreview(table.id, file, how));
    if (preview) setStep({ kind: "preview", file, preview });
  };
  const apply = async (file: File) => {
    const done = await run(`Replacing the rows with ${file.name}`, (how) => sendRows(table.id, file, how));
    if (!done) return;
    notify({ message: `${table.name} has ${rowsText(done.rows)} now`, tone: "success" });
    onApplied();
  };
  const close = () => {
    sending.current?.abort();
    onClose();
  };
  return (
    <SideSheet opened onClose={close} title={`Upload rows of ${table.name}`}>
      <div className={classes.stack}>
        {step.kind === "failed" ? <FailedState title="The file was not applied" message={step.message} /> : null}
        {step.kind === "choose" || step.kind === "failed" ? (
          <>
            <p className={classes.quiet}>
              CSV with a header, JSON Lines or MMDB, also compressed by gzip or zstd, at most 45 MiB. You see what would
              change before anything is replaced.
            </p>
            <Button onClick={() => input.current?.click()}>Choose a file</Button>
            <input
              ref={input}
              type="file"
              hidden
              aria-label="File of rows"
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
            />
          </>
        ) : null}
        {step.kind === "sending" ? (
          <div role="status" className={classes.list}>
            <p>{step.label}</p>
            <Progress value={step.percent} aria-label={step.label} animated={step.percent >= 100} />
            <p className={classes.quiet}>
              {step.percent < 100 ? `${Math.floor(step.percent)} % sent` : "Sent. The server is reading the rows."}
            </p>
            <div className={classes.buttons}>
              <Button variant="default" onClick={() => sending.current?.abort()}>
                Cancel
              </Button>
            </div>
          </div>
        ) : null}
        {step.kind === "preview" ? (
          <>
            <FilePreviewFacts preview={step.preview} />
            <div className={classes.buttons}>
              <Button variant="default" onClick={() => setStep({ kind: "choose" })}>
                Choose another file
              </Button>
              <Button
                disabled={step.preview.malformedCount > 0 || step.preview.rows === 0}
                onClick={() => apply(step.file)}
              >
                Replace the rows
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </SideSheet>
  );
}

function rowsText(rows: number): string {
  return `${rows.toLocaleString("en")} ${rows === 1 ? "row" : "rows"}`;
}
