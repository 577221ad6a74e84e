import type { Store } from "@pharos/store";
import { usersWhoMay } from "../alarms/users-who-may.ts";
import { type DiskRoom, describeRoom, judgeRoom, reserveBytes, sizeOf, type Volume } from "./disk-room.ts";

export interface DiskWatchOptions {
  readonly store: Store;
  readonly readVolumes: () => Promise<readonly Volume[]>;
  readonly clock: () => Date;
  /** Hears of each change, for the log. */
  readonly onChange: (room: DiskRoom, sentence: string) => void;
}

interface Notice {
  readonly level: "ERROR" | "WARNING" | "INFO";
  readonly title: string;
  readonly sentence: string;
  /** Logs take up the room that is missing. */
  readonly isAboutCapacity: boolean;
}

/** Knows how much room the disks have, and tells people when that changes. */
export class DiskWatch {
  readonly #options: DiskWatchOptions;
  #volumes: readonly Volume[] = [];
  #room: DiskRoom = { state: "enough", tightest: undefined };
  #untold: Notice | undefined;

  constructor(options: DiskWatchOptions) {
    this.#options = options;
  }

  get room(): DiskRoom {
    return this.#room;
  }

  get volumes(): readonly Volume[] {
    return this.#volumes;
  }

  async look(): Promise<void> {
    const { readVolumes, onChange } = this.#options;
    this.#volumes = await readVolumes();
    const before = this.#room.state;
    this.#room = judgeRoom(this.#volumes, before);
    const notice = this.#room.state === before ? undefined : noticeOf(this.#room);
    if (notice) onChange(this.#room, notice.sentence);
    // A full disk may keep the database from writing: it is told as soon as that works.
    this.#untold = notice ?? this.#untold;
    if (!this.#untold) return;
    await this.#notify(this.#untold);
    this.#untold = undefined;
  }

  /** Tells everybody who may see the general settings. */
  async #notify({ level, title, sentence, isAboutCapacity }: Notice): Promise<void> {
    const { store, clock } = this.#options;
    const topic = level === "ERROR" ? "SYSTEM_ERROR" : "SYSTEM_NOTIFICATION";
    const readers = await usersWhoMay(store, "GeneralSettingsRead");
    const metadata = isAboutCapacity ? { kind: "INGEST_CAPACITY" } : {};
    await store.notifications.create(
      readers,
      { topic, level, title, message: sentence, metadata, neededLogTypes: [] },
      clock(),
    );
  }
}

function noticeOf({ state, tightest }: DiskRoom): Notice | undefined {
  if (!tightest) return undefined;
  const room = describeRoom(tightest);
  const remedy = "Free some space, lower PHAROS_RETENTION_DAYS, or move the folder to a larger disk.";
  const reserve = sizeOf(reserveBytes(tightest));
  switch (state) {
    case "full":
      return {
        level: "ERROR",
        title: "The disk is full: Pharos is not accepting logs",
        sentence: `${room}, less than the reserve of ${reserve}. Pharos accepts no logs until there is room again; senders are asked to retry. ${remedy}`,
        isAboutCapacity: true,
      };
    case "readOnly":
      return {
        level: "ERROR",
        title: "The disk is read-only: Pharos is not accepting logs",
        sentence: `The disk of the ${tightest.name} (${tightest.folder}) takes no writes. The system makes a disk with errors read-only: look at its log (dmesg), mend or replace the disk, mount it for writing, then restart Pharos.`,
        isAboutCapacity: false,
      };
    case "low":
      return {
        level: "WARNING",
        title: "The disk is almost full",
        sentence: `${room}. Below ${reserve} Pharos stops accepting logs. ${remedy}`,
        isAboutCapacity: true,
      };
    case "enough":
      return { level: "INFO", title: "The disk has room again", sentence: `${room}.`, isAboutCapacity: false };
  }
}
