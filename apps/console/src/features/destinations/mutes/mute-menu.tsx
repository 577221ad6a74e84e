import { useMutation } from "@apollo/client/react";
import { Button, formatTime, Menu, offerUndo, useTimeZone } from "@pharos/ui";
import { IconBell, IconChevronDown } from "@pharos/ui/icons";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { MuteMenuFragment, MuteSubject } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { MuteForm } from "./mute-form.tsx";
import classes from "./mute-menu.module.css";
import { muteTimes } from "./mute-times.ts";

const minuteLength = "2026-11-20 05:52".length;

const muteMenuFragment = graphql(`
  fragment MuteMenu on Mute { id until reason createdBy }
`);
const muteMutation = graphql(`
  mutation MuteMessages($input: MuteMessagesInput!) {
    muteMessages(input: $input) { muted mute { id until } }
  }
`);
const unmuteMutation = graphql(`
  mutation UnmuteMessages($input: UnmuteMessagesInput!) {
    unmuteMessages(input: $input) { sent }
  }
`);

interface MuteMenuProps {
  readonly subject: MuteSubject;
  readonly subjectId: string;
  /** What the button says while nothing is muted, such as "Mute". */
  readonly label: string;
  /** Null while none runs. */
  readonly mute: FragmentType<typeof muteMenuFragment> | null;
  readonly onChanged: () => unknown;
}

/** Keeps the messages of a destination or of a detection from being sent for a time, and takes that back. */
export function MuteMenu({ subject, subjectId, label, onChanged, ...props }: MuteMenuProps) {
  const mute = props.mute && readFragment(muteMenuFragment, props.mute);
  const { zone } = useTimeZone();
  const [opened, setOpened] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { start, end, isRunning } = useMute({ subject, subjectId, onChanged });
  return (
    <>
      <Menu position="bottom-end" opened={opened} onChange={setOpened}>
        <Menu.Target>
          <Button
            variant="default"
            loading={isRunning}
            leftSection={<IconBell size={15} />}
            rightSection={<IconChevronDown size={14} />}
          >
            {mute ? "Muted" : label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown miw={240} maw={360}>
          {mute ? <RunningMute mute={mute} zone={zone} onEnd={(sendKept) => end(mute, sendKept)} /> : null}
          {opened && !mute
            ? muteTimes(new Date(), zone).map((time) => (
                <Menu.Item key={time.label} onClick={() => start(time.until, "")}>
                  {time.label}
                </Menu.Item>
              ))
            : null}
          <Menu.Item onClick={() => setAsking(true)}>{mute ? "Change time…" : "Custom…"}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking ? (
        <MuteForm reason={mute?.reason ?? ""} zone={zone} onClose={() => setAsking(false)} onMute={start} />
      ) : null}
    </>
  );
}

interface RunningMuteProps {
  readonly mute: MuteMenuFragment;
  readonly zone: string;
  readonly onEnd: (sendKept: boolean) => void;
}

function RunningMute({ mute, zone, onEnd }: RunningMuteProps) {
  return (
    <>
      {/* A time that can be copied would be a button, which a menu has no place for. */}
      <Menu.Label className={classes.running}>
        By {mute.createdBy} until {formatTime(new Date(mute.until), zone).slice(0, minuteLength)} {zone}
        {mute.reason ? <div>{mute.reason}</div> : null}
      </Menu.Label>
      <Menu.Divider />
      <Menu.Item onClick={() => onEnd(false)}>Unmute</Menu.Item>
      <Menu.Item onClick={() => onEnd(true)}>Unmute and send what was kept</Menu.Item>
    </>
  );
}

function useMute({ subject, subjectId, onChanged }: Pick<MuteMenuProps, "subject" | "subjectId" | "onChanged">) {
  const [muteMessages] = useMutation(muteMutation);
  const [unmuteMessages] = useMutation(unmuteMutation);
  const [change, isRunning] = useChange();
  const start = async (until: Date, reason: string) => {
    const input = { subject, subjectId, until: until.toISOString(), reason };
    await change("Couldn't mute the messages", async () => {
      const { data } = await muteMessages({ variables: { input } });
      await onChanged();
      const made = data?.muteMessages;
      if (!made) return;
      const kept = made.muted === 1 ? "1 message is kept" : `${made.muted} messages are kept`;
      offerUndo(made.muted > 0 ? `Muted. ${kept}.` : "Muted.", () => stop(made.mute.id, true));
    });
  };
  const stop = (id: string, sendKept: boolean) =>
    change("Couldn't unmute the messages", async () => {
      await unmuteMessages({ variables: { input: { id, sendKept } } });
      await onChanged();
    });
  const end = async (mute: MuteMenuFragment, sendKept: boolean) => {
    if (!(await stop(mute.id, sendKept))) return;
    offerUndo("Unmuted.", () => void start(new Date(mute.until), mute.reason));
  };
  return { start, end, isRunning };
}
