import type { HttpAuthMethod } from "@pharos/domain";
import { PasswordInput, SegmentedControl, Select, TextInput } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import classes from "./http-source-form.module.css";
import { type HttpSourceValues, hmacAlgorithms, type SecretChoice } from "./http-source-values.ts";

export const authMethodLabels: Record<HttpAuthMethod, string> = {
  SharedSecret: "Shared secret",
  HMAC: "HMAC signature",
  Bearer: "Bearer token",
  Basic: "Basic (user and password)",
  None: "None",
};
const meanings: Record<HttpAuthMethod, string> = {
  SharedSecret: "The sender puts a secret into a header of each request.",
  HMAC: "The sender signs the body of each request; the key itself never travels.",
  Bearer: "The sender puts a token into the Authorization header.",
  Basic: "The sender gives a user name and a password.",
  None: "Anyone who knows the address can send. For networks that you trust as a whole.",
};
const secretNames: Partial<Record<HttpAuthMethod, string>> = { HMAC: "Key", Bearer: "Token", Basic: "Password" };
const defaultHeaders: Partial<Record<HttpAuthMethod, string>> = {
  SharedSecret: "X-Pharos-Secret",
  HMAC: "X-Pharos-Signature",
};
const methodOptions = Object.entries(authMethodLabels).map(([value, label]) => ({ value, label }));

interface AuthFieldsProps {
  readonly form: UseFormReturnType<HttpSourceValues>;
  readonly storedMethod: HttpAuthMethod | undefined;
}

export function AuthFields({ form, storedMethod }: AuthFieldsProps) {
  const { method } = form.values;
  const header = defaultHeaders[method];
  const chooseMethod = (next: string | null) => {
    if (!next) return;
    // A secret of one method is none of another.
    const secretChoice: SecretChoice = next === storedMethod ? "keep" : "generate";
    form.setValues({ method: next as HttpAuthMethod, secretChoice, secret: "" });
  };
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <Select label="Method" data={methodOptions} value={method} onChange={chooseMethod} allowDeselect={false} />
        {header ? (
          <TextInput label="Header" placeholder={header} autoComplete="off" {...form.getInputProps("headerName")} />
        ) : null}
        {method === "HMAC" ? (
          <Select
            label="Algorithm"
            data={hmacAlgorithms.map((value) => ({ value, label: value.toUpperCase().replace("SHA", "SHA-") }))}
            allowDeselect={false}
            {...form.getInputProps("algorithm")}
          />
        ) : null}
        {method === "Basic" ? (
          <TextInput label="User name" withAsterisk autoComplete="off" {...form.getInputProps("username")} />
        ) : null}
      </div>
      <p className={classes.hint}>{meanings[method]}</p>
      {method === "None" ? null : <SecretField form={form} canKeep={method === storedMethod} />}
    </div>
  );
}

function SecretField({ form, canKeep }: { form: UseFormReturnType<HttpSourceValues>; canKeep: boolean }) {
  const { method, secretChoice } = form.values;
  const name = secretNames[method] ?? "Secret";
  const choices = [
    ...(canKeep ? [{ value: "keep", label: "Keep the stored one" }] : []),
    { value: "generate", label: canKeep ? "Make a new one" : "Let Pharos make one" },
    { value: "own", label: "Use my own" },
  ];
  return (
    <div className={classes.fields}>
      <SegmentedControl
        aria-label={name}
        data={choices}
        value={secretChoice}
        onChange={(value) => form.setValues({ secretChoice: value as SecretChoice, secret: "" })}
        style={{ justifySelf: "start" }}
      />
      {secretChoice === "own" ? (
        <PasswordInput
          label={name}
          withAsterisk
          autoComplete="new-password"
          maw={420}
          {...form.getInputProps("secret")}
        />
      ) : (
        <p className={classes.hint}>
          {secretChoice === "keep"
            ? "Senders go on as they are."
            : `The ${name.toLowerCase()} is shown once, after saving.`}
        </p>
      )}
    </div>
  );
}
