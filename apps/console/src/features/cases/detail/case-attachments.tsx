import { useMutation } from "@apollo/client/react";
import { attachmentBytesMax } from "@pharos/domain";
import { ActionIcon, Button, bytesText, ConfirmModal, CopyButton, notify, Panel, Progress, TimeText } from "@pharos/ui";
import { IconDownload, IconTrash, IconUpload } from "@pharos/ui/icons";
import { type DragEvent, useRef, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { CaseFieldsFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { saveFile } from "../../../session/save-file.ts";
import { sendFile } from "../../../session/send-file.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "../cases.module.css";

interface CaseAttachmentsProps {
  readonly shown: CaseFieldsFragment;
  readonly onChanged: () => Promise<unknown>;
}

type Attachment = CaseFieldsFragment["attachments"][number];

const deleteAttachmentMutation = graphql(`
  mutation DeleteCaseAttachment($id: ID!) {
    deleteCaseAttachment(id: $id) { case { id ...CaseFields } }
  }
`);
const megabyte = 1024 * 1024;

/** Files are chosen, or dropped on the panel. */
export function CaseAttachments({ shown: { id, attachments }, onChanged }: CaseAttachmentsProps) {
  const mayModify = useMay("AlertModify");
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { sending, send, cancel } = useSendFiles(id, onChanged);
  const drop = mayModify
    ? {
        onDragOver(event: DragEvent) {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop(event: DragEvent) {
          event.preventDefault();
          setOver(false);
          void send([...event.dataTransfer.files]);
        },
      }
    : {};
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...drop}>
      <Panel
        title={`Attachments (${attachments.length})`}
        actions={
          mayModify ? (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconUpload size={14} />}
              onClick={() => input.current?.click()}
            >
              Add files
            </Button>
          ) : undefined
        }
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files to attach"
          onChange={(event) => {
            void send([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
        {sending ? (
          <div role="status" className={classes.sending}>
            <span>Adding {sending.name}</span>
            <Progress value={sending.percent} aria-label={`Adding ${sending.name}`} />
            <Button variant="subtle" size="xs" onClick={cancel}>
              Cancel
            </Button>
          </div>
        ) : null}
        {attachments.length === 0 ? (
          <p className={classes.quiet}>
            No files yet.
            {mayModify ? ` Drop them here: up to ${attachmentBytesMax / megabyte} MB each, no programs.` : null}
          </p>
        ) : (
          <ul className={classes.files} aria-label="Attachments">
            {attachments.map((attachment) => (
              <AttachmentRow key={attachment.id} attachment={attachment} mayModify={mayModify} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function AttachmentRow({ attachment, mayModify }: { readonly attachment: Attachment; readonly mayModify: boolean }) {
  const { id, name, mediaType, bytes, sha256, addedAt, addedBy } = attachment;
  const [isAsked, setAsked] = useState(false);
  const [remove] = useMutation(deleteAttachmentMutation);
  const [change] = useChange();
  const [download, isLoading] = useChange();
  const onConfirm = async () => {
    await change("Unable to delete the attachment", () => remove({ variables: { id } }));
    setAsked(false);
  };
  return (
    <li>
      <div className={classes.file}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>
          {bytesText(bytes)} · {mediaType} · {addedBy.name}, <TimeText value={addedAt} relative />
        </span>
        <span className={classes.hash}>
          SHA-256 {sha256}
          <CopyButton value={sha256} label={`Copy the SHA-256 of ${name}`} />
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Download ${name}`}
        loading={isLoading}
        onClick={() =>
          download("Couldn't download the attachment", () => saveFile(`/internal/case-attachments/${id}`, name))
        }
      >
        <IconDownload size={15} />
      </ActionIcon>
      {mayModify ? (
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${name}`} onClick={() => setAsked(true)}>
          <IconTrash size={15} />
        </ActionIcon>
      ) : null}
      <ConfirmModal
        opened={isAsked}
        title={`Delete ${name}?`}
        confirmLabel="Delete the attachment"
        destructive
        onConfirm={onConfirm}
        onClose={() => setAsked(false)}
      >
        The file is deleted for good. Its name and its hash stay in the history of the case.
      </ConfirmModal>
    </li>
  );
}

/** Sends one file after the other, and says of each that is refused why. */
function useSendFiles(caseId: string, onChanged: () => Promise<unknown>) {
  const [sending, setSending] = useState<{ readonly name: string; readonly percent: number }>();
  const controller = useRef<AbortController>(undefined);
  const send = async (files: readonly File[]) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    for (const file of files) {
      if (signal.aborted) break;
      const { name } = file;
      let isSent = false;
      setSending({ name, percent: 0 });
      try {
        if (file.size > attachmentBytesMax)
          throw new Error(`${name} is larger than the ${attachmentBytesMax / megabyte} MB that an attachment may have`);
        const onProgress = (percent: number) => setSending({ name, percent });
        await sendFile(`/internal/cases/${caseId}/attachments`, file, { signal, onProgress });
        isSent = true;
      } catch (error) {
        if (!signal.aborted) notify({ title: `Unable to attach ${name}`, message: errorText(error), tone: "error" });
      }
      // The page follows changes by itself: where this fails, the file is attached all the same.
      if (isSent) await onChanged().catch(() => undefined);
    }
    setSending(undefined);
  };
  return { sending, send, cancel: () => controller.current?.abort() };
}
