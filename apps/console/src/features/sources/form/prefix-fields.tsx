import { ActionIcon, Button, Panel, TagsInput, TextInput } from "@pharos/ui";
import { IconPlus, IconTrash } from "@pharos/ui/icons";
import { useState } from "react";
import { LogTypeSelect } from "./log-type-select.tsx";
import classes from "./prefix-fields.module.css";
import { newPrefixValues, type PrefixValues, rowOfKey } from "./prefix-values.ts";

const prefixesMax = 100;

/** As much of a form as its rows work with. */
interface PrefixForm {
  readonly values: { readonly prefixes: readonly PrefixValues[] };
  getInputProps(path: string): object;
  insertListItem(path: "prefixes", row: PrefixValues): void;
  removeListItem(path: "prefixes", at: number): void;
}

/** What people read about the rows. */
export interface PrefixTexts {
  /** What a row without a prefix takes. */
  readonly whole: string;
  /** The same within a sentence. */
  readonly wholeInText: string;
  /** How keys begin, where that is not plain. */
  readonly note?: string;
  readonly example: string;
  readonly excludedExample: string;
  readonly keyExample: string;
}

export const s3PrefixTexts: PrefixTexts = {
  whole: "Whole bucket",
  wholeInText: "the whole bucket",
  example: "Such as AWSLogs/",
  excludedExample: "AWSLogs/*/Digest/",
  keyExample: "AWSLogs/123456789012/CloudTrail/…",
};

interface PrefixFieldsProps {
  readonly form: PrefixForm;
  readonly texts?: PrefixTexts;
}

/** Which objects are read, and as what. */
export function PrefixFields({ form, texts = s3PrefixTexts }: PrefixFieldsProps) {
  const { prefixes } = form.values;
  return (
    <Panel title="Prefixes">
      <p className={classes.hint}>
        An object has the log types of the longest prefix that its key starts with. Objects without a prefix are left
        alone; a row without a prefix takes {texts.wholeInText}. {texts.note}
      </p>
      <ol className={classes.rows}>
        {prefixes.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its inputs hold no state of their own
          <li key={at} className={classes.row}>
            <PrefixRow form={form} texts={texts} at={at} />
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        leftSection={<IconPlus size={15} />}
        disabled={prefixes.length >= prefixesMax}
        onClick={() => form.insertListItem("prefixes", newPrefixValues)}
      >
        Add prefix
      </Button>
      <KeyTrial prefixes={prefixes} example={texts.keyExample} />
    </Panel>
  );
}

function PrefixRow({ form, texts, at }: Required<PrefixFieldsProps> & { readonly at: number }) {
  const { prefixes } = form.values;
  return (
    <>
      <TextInput
        label="Prefix"
        placeholder={texts.whole}
        autoComplete="off"
        description={texts.example}
        {...form.getInputProps(`prefixes.${at}.prefix`)}
      />
      <LogTypeSelect
        description="Each event is parsed by the one that fits"
        {...form.getInputProps(`prefixes.${at}.logTypes`)}
      />
      <TagsInput
        label="Excluded prefixes"
        description="* stands for one segment of the path"
        placeholder={prefixes[at]?.excludedPrefixes.length ? "" : texts.excludedExample}
        acceptValueOnBlur
        {...form.getInputProps(`prefixes.${at}.excludedPrefixes`)}
      />
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`Remove prefix ${at + 1}`}
        disabled={prefixes.length === 1}
        onClick={() => form.removeListItem("prefixes", at)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </>
  );
}

/** Says which row an object belongs to. */
function KeyTrial({ prefixes, example }: { prefixes: readonly PrefixValues[]; example: string }) {
  const [key, setKey] = useState("");
  return (
    <div className={classes.trial}>
      <TextInput
        label="Try a key"
        placeholder={example}
        autoComplete="off"
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <output className={classes.verdict}>{key.trim() === "" ? "" : verdict(prefixes, key.trim())}</output>
    </div>
  );
}

function verdict(prefixes: readonly PrefixValues[], key: string): string {
  const at = rowOfKey(prefixes, key);
  const row = at === undefined ? undefined : prefixes[at];
  if (!row) return "Left alone: no prefix covers it, or it is excluded.";
  const place = row.prefix === "" ? "the row without a prefix" : row.prefix;
  return `Read by ${place}${row.logTypes.length > 0 ? ` as ${row.logTypes.join(", ")}` : ""}.`;
}
