import { Panel, Textarea } from "@pharos/ui";
import type { UseFormReturnType } from "@pharos/ui/form";
import classes from "./destination-form.module.css";
import type { DestinationValues } from "./destination-values.ts";
import { MessagePreview, type MessageTarget } from "./message-preview.tsx";

interface MessageFieldsProps {
  readonly form: UseFormReturnType<DestinationValues>;
  readonly target: MessageTarget;
}

/** Templates for the texts of the messages, beside an alert as they make it. */
export function MessageFields({ form, target }: MessageFieldsProps) {
  const { titleTemplate, descriptionTemplate } = form.values;
  return (
    <Panel title="Message">
      <div className={classes.fields}>
        <span className={classes.hint}>
          Leave both empty to send the title and the description of the alert. Templates are written in Liquid, with{" "}
          <code>{"{{ alert.title }}"}</code>, <code>alert.severity</code>, <code>alert.context</code>,{" "}
          <code>alert.link</code>, <code>detection.name</code> and the other fields of an alert.
        </span>
        <Textarea
          label="Title template"
          placeholder="[{{ alert.severity }}] {{ alert.title }}"
          autosize
          minRows={1}
          maxRows={4}
          spellCheck={false}
          classNames={{ input: classes.template ?? "" }}
          {...form.getInputProps("titleTemplate")}
        />
        <Textarea
          label="Description template"
          placeholder={"{{ alert.description }}\nUser: {{ alert.context.actor }}"}
          autosize
          minRows={3}
          maxRows={14}
          spellCheck={false}
          classNames={{ input: classes.template ?? "" }}
          {...form.getInputProps("descriptionTemplate")}
        />
        <MessagePreview titleTemplate={titleTemplate} descriptionTemplate={descriptionTemplate} target={target} />
      </div>
    </Panel>
  );
}
