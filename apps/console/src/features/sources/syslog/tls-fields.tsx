import type { SyslogClientCheck } from "@pharos/domain";
import { Panel, Radio, Textarea } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import classes from "../form/http-source-form.module.css";
import type { SyslogSourceValues } from "./syslog-source-values.ts";

const checks: readonly { readonly value: SyslogClientCheck; readonly label: string; readonly description: string }[] = [
  { value: "NONE", label: "No certificate", description: "Every sender is let in" },
  { value: "AUTHORITIES", label: "Signed by an authority", description: "Every certificate of your own authority" },
  { value: "FINGERPRINTS", label: "By fingerprint", description: "Only the certificates that you name" },
];

interface TlsFieldsProps {
  readonly form: UseFormReturnType<SyslogSourceValues>;
  readonly hasStoredKey: boolean;
}

export function TlsFields({ form, hasStoredKey }: TlsFieldsProps) {
  const { clientCheck } = form.values;
  const pem = { autosize: true, minRows: 3, maxRows: 8, spellCheck: false } as const;
  return (
    <Panel title="TLS">
      <div className={classes.fields}>
        <Textarea
          label="Certificate"
          description="In PEM, with those that lead to its authority behind it"
          placeholder="-----BEGIN CERTIFICATE-----"
          withAsterisk
          {...pem}
          {...form.getInputProps("certificate")}
        />
        <Textarea
          label="Private key"
          description={
            hasStoredKey ? "Stored and never shown. Paste another to replace it." : "In PEM, without a passphrase"
          }
          placeholder="-----BEGIN PRIVATE KEY-----"
          withAsterisk={!hasStoredKey}
          autoComplete="off"
          {...pem}
          {...form.getInputProps("privateKey")}
        />
        <Radio.Group label="Senders show" {...form.getInputProps("clientCheck")}>
          <div className={classes.types}>
            {checks.map(({ value, label, description }) => (
              <div key={value} className={classes.type}>
                <Radio value={value} label={label} description={description} />
              </div>
            ))}
          </div>
        </Radio.Group>
        {clientCheck === "AUTHORITIES" ? (
          <Textarea
            label="Authorities"
            description="Their certificates in PEM"
            placeholder="-----BEGIN CERTIFICATE-----"
            withAsterisk
            {...pem}
            {...form.getInputProps("clientAuthorities")}
          />
        ) : null}
        {clientCheck === "FINGERPRINTS" ? (
          <Textarea
            label="Fingerprints"
            description="SHA-256, one on each line: openssl x509 -noout -fingerprint -sha256 -in sender.crt"
            withAsterisk
            {...pem}
            {...form.getInputProps("clientFingerprints")}
          />
        ) : null}
      </div>
    </Panel>
  );
}
