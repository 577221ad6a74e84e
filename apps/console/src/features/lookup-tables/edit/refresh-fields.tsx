import { indicatorNames } from "@pharos/domain";
import { NumberInput, Radio, Select, Textarea, TextInput } from "@pharos/ui";
import classes from "../lookup-tables.module.css";
import { isGooglePath, type RefreshValues } from "./refresh-values.ts";

interface RefreshFieldsProps {
  readonly form: { readonly values: RefreshValues; getInputProps(path: keyof RefreshValues): object };
  readonly hasStoredCredentials: boolean;
}

/** Where the rows come from: uploads, or an object of a bucket or a query that are read again every so often. */
export function RefreshFields({ form, hasStoredCredentials }: RefreshFieldsProps) {
  const { values } = form;
  const isGoogle = isGooglePath(values);
  return (
    <>
      <Radio.Group label="Rows" {...form.getInputProps("rowsFrom")}>
        <div className={classes.choices}>
          <Radio value="upload" label="Upload a file" description="The rows change when you upload another one" />
          <Radio
            value="bucket"
            label="Read from a bucket"
            description="An object of Amazon S3 or Google Cloud Storage, read again on schedule"
          />
          <Radio value="query" label="Run a query" description="Its rows, asked for again on schedule" />
        </div>
      </Radio.Group>
      {values.rowsFrom === "query" ? <QueryFields form={form} /> : null}
      {values.rowsFrom === "bucket" ? (
        <>
          <TextInput
            label="Object"
            description="CSV, JSON lines or MMDB, also compressed, at most 45 MB"
            placeholder="s3://acme-lists/owners.csv or gs://acme-lists/owners.csv"
            required
            autoComplete="off"
            {...form.getInputProps("objectPath")}
          />
          {isGoogle ? (
            <Textarea
              label="Credentials"
              description="The JSON key of a service account with the role Storage Object Viewer, or a configuration of workload identity federation. Sealed and never shown."
              placeholder={hasStoredCredentials ? "Keep the stored ones" : '{ "type": "service_account", … }'}
              required={!hasStoredCredentials}
              autosize
              minRows={3}
              maxRows={8}
              spellCheck={false}
              autoComplete="off"
              {...form.getInputProps("gcsCredentials")}
            />
          ) : (
            <TextInput
              label="IAM role ARN"
              description="The deployment's AWS identity assumes this role, which needs s3:GetObject on the object"
              placeholder="arn:aws:iam::123456789012:role/pharos-lists"
              required
              autoComplete="off"
              {...form.getInputProps("roleArn")}
            />
          )}
          <div className={classes.pair}>
            <NumberInput
              label="Read again every"
              description="Minutes"
              required
              min={1}
              max={43_200}
              allowDecimal={false}
              {...form.getInputProps("periodMinutes")}
            />
            <NumberInput
              label="Not healthy when older than"
              description="Minutes; empty for no limit"
              min={1}
              max={1440}
              allowDecimal={false}
              {...form.getInputProps("alarmPeriodMinutes")}
            />
          </div>
        </>
      ) : null}
    </>
  );
}

function QueryFields({ form }: Pick<RefreshFieldsProps, "form">) {
  const { cronExpression } = form.values;
  return (
    <>
      <Textarea
        label="Query"
        description="SQL or PharosFlow. It sees the log types that you see, and gives at most 100,000 rows."
        placeholder="SELECT DISTINCT user AS email FROM pharos_logs.public.okta_systemlog"
        required
        autosize
        minRows={4}
        maxRows={16}
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.queryText }}
        {...form.getInputProps("queryText")}
      />
      <div className={classes.pair}>
        <NumberInput
          label="Run again every"
          description={cronExpression === "" ? "Minutes" : `Minutes; empty for the cron expression ${cronExpression}`}
          required={cronExpression === ""}
          min={1}
          max={43_200}
          allowDecimal={false}
          {...form.getInputProps("periodMinutes")}
        />
        <Select
          label="The key is"
          description="Where no log types are named below, the table is applied wherever this is found"
          placeholder="As stored, or nothing special"
          clearable
          searchable
          data={[...indicatorNames]}
          {...form.getInputProps("keyIndicator")}
        />
      </div>
    </>
  );
}
