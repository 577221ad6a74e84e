/** Who has a process that may be ended when somebody else needs one. */
export interface SlotHolder {
  isIdle(): boolean;
  endProcess(): Promise<void>;
}

/** Bounds how many processes live at once: the one that has been idle for longest makes room. */
export interface ProcessSlots {
  /** Waits until the holder may have a process; at once when it has a slot already. */
  take(holder: SlotHolder): Promise<void>;
  /** To be told when a holder has nothing more to do. */
  becameIdle(holder: SlotHolder): void;
  release(holder: SlotHolder): void;
}

export function createProcessSlots(slotsMax: number): ProcessSlots {
  // In the order of their last use.
  const holders = new Set<SlotHolder>();
  const waiting: (() => void)[] = [];

  function wakeNext(): void {
    waiting.shift()?.();
  }

  return {
    async take(holder) {
      while (!holders.has(holder) && holders.size >= slotsMax) {
        const idle = [...holders].find((other) => other.isIdle());
        if (idle === undefined) {
          await new Promise<void>((resolve) => waiting.push(resolve));
          continue;
        }
        // At once, so that nobody else takes the place meanwhile.
        holders.delete(idle);
        holders.add(holder);
        await idle.endProcess();
      }
      holders.delete(holder);
      holders.add(holder);
    },
    becameIdle(holder) {
      if (!holders.delete(holder)) return;
      holders.add(holder);
      wakeNext();
    },
    release(holder) {
      if (holders.delete(holder)) wakeNext();
    },
  };
}
