import { Button, CopyButton } from "@pharos/ui";
import type { DestinationField } from "./destination-field.ts";
import classes from "./destination-form.module.css";

interface GenerateSecretProps {
  readonly kind: NonNullable<DestinationField["generates"]>;
  /** Empty while it is hidden. */
  readonly value: string;
  readonly onGenerated: (secret: string) => void;
}

const secretBytes = 32;
const prefixes = { "webhook-secret": "whsec_", text: "" } as const;

/** Makes a secret that both sides are to know, and copies it while it is still shown. */
export function GenerateSecret({ kind, value, onGenerated }: GenerateSecretProps) {
  const generate = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
    onGenerated(`${prefixes[kind]}${btoa(String.fromCharCode(...bytes))}`);
  };
  return (
    <div className={classes.generate}>
      <Button variant="default" size="compact-sm" onClick={generate}>
        Generate a secret
      </Button>
      {value === "" ? null : (
        <>
          <CopyButton value={value} label="Copy the secret" />
          <span className={classes.hint}>Copy it now: it is not shown again once it is saved.</span>
        </>
      )}
    </div>
  );
}
