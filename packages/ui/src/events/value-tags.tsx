import { Popover } from "@mantine/core";
import { useState } from "react";
import { CopyButton } from "../controls/copy-button.tsx";
import classes from "./event-viewer.module.css";
import { copyableText, type ValueTag } from "./value-actions.ts";

/** Shows the names of all that is known of a value, beside it. */
export function ValueTags({ tags }: { readonly tags: readonly ValueTag[] }) {
  return (
    <>
      {tags.map((tag) => (
        <OpenableTag key={`${tag.label} ${tag.source}`} tag={tag} />
      ))}
    </>
  );
}

const widthPx = 360;

function OpenableTag({ tag }: { readonly tag: ValueTag }) {
  const { label, source, fields } = tag;
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={widthPx} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.tag} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {label}
        </button>
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label={label}>
        <div className={classes.tagHead}>
          <span>
            <strong>{label}</strong> {source}
          </span>
          <CopyButton value={copyableText(fields)} label={`Copy the fields of ${label}`} />
        </div>
        <dl className={classes.tagFields}>
          {Object.entries(fields).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{copyableText(value)}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
