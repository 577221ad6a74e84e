import { Button, formatTime, Group, Modal, parseZoned, Stack, TextInput } from "@pharos/ui";
import { type FormEvent, useState } from "react";

interface MuteFormProps {
  readonly reason: string;
  /** Of the reader. */
  readonly zone: string;
  readonly onClose: () => void;
  readonly onMute: (until: Date, reason: string) => void;
}

const dayMs = 86_400_000;
const localTimeLength = "2026-11-20T05:52".length;

/** Asks for an end and a reason. */
export function MuteForm({ reason: before, zone, onClose, onMute }: MuteFormProps) {
  const [end, setEnd] = useState(() => localTime(new Date(Date.now() + dayMs), zone));
  const [reason, setReason] = useState(before);
  const until = parseZoned(end, zone);
  const isAhead = until !== undefined && until > new Date();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!until || !isAhead) return;
    onMute(until, reason);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Mute messages">
      <form onSubmit={submit}>
        <Stack gap={16}>
          <TextInput
            type="datetime-local"
            label="Until"
            description={`At most 90 days ahead, in ${zone}`}
            value={end}
            error={isAhead ? undefined : "Choose a time in the future"}
            onChange={(event) => setEnd(event.currentTarget.value)}
          />
          <TextInput
            label="Reason"
            placeholder="Planned maintenance"
            description="Shown wherever a message is muted"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isAhead}>
              Mute messages
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function localTime(date: Date, zone: string): string {
  return formatTime(date, zone).replace(" ", "T").slice(0, localTimeLength);
}
