interface Member {
  readonly id: string;
  readonly metadata: Buffer;
  readonly sessionMs: number;
  seenAt: number;
  /** Answers its JoinGroup; undefined while it has not joined the next generation. */
  join: ((answer: JoinAnswer) => void) | undefined;
  sync: ((answer: SyncAnswer) => void) | undefined;
}

export interface JoinAnswer {
  readonly error: number;
  readonly generation: number;
  readonly protocol: string;
  readonly leader: string;
  readonly memberId: string;
  /** For the leader alone. */
  readonly members: readonly { readonly id: string; readonly metadata: Buffer }[];
}

export interface SyncAnswer {
  readonly error: number;
  readonly assignment: Buffer;
}

interface Joining {
  readonly memberId: string;
  readonly protocol: string;
  readonly metadata: Buffer;
  readonly sessionMs: number;
}

const unknownMember = 25;
const illegalGeneration = 22;
const rebalanceInProgress = 27;
const nothing = Buffer.alloc(0);

/** A consumer group as its coordinator keeps it (the classic protocol: join, sync, heartbeat, leave). */
export class KafkaGroup {
  readonly #members = new Map<string, Member>();
  readonly #clock: () => Date;
  readonly offsets = new Map<string, bigint>();
  #state: "stable" | "joining" | "syncing" = "stable";
  #assignments: ReadonlyMap<string, Buffer> = new Map();
  #protocol = "";
  #joined = 0;
  generation = 0;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  get members(): readonly string[] {
    return [...this.#members.keys()];
  }

  join({ memberId, protocol, metadata, sessionMs }: Joining, answer: (answer: JoinAnswer) => void) {
    if (memberId !== "" && !this.#members.has(memberId)) return answer(refused(unknownMember));
    const id = memberId || `member-${++this.#joined}`;
    this.#protocol = protocol;
    this.#members.set(id, { id, metadata, sessionMs, seenAt: this.#clock().getTime(), join: answer, sync: undefined });
    this.#beginRebalance();
    this.#endJoining();
  }

  sync(
    memberId: string,
    generation: number,
    assignments: ReadonlyMap<string, Buffer>,
    answer: (answer: SyncAnswer) => void,
  ) {
    const error = this.problemOf(memberId, generation) || (this.#state === "joining" ? rebalanceInProgress : 0);
    const member = this.#members.get(memberId);
    if (error !== 0 || !member) return answer({ error, assignment: nothing });
    member.sync = answer;
    // The leader's has the assignments of all.
    if (assignments.size > 0) [this.#state, this.#assignments] = ["stable", assignments];
    if (this.#state === "stable") this.#answerSyncs();
  }

  heartbeat(memberId: string, generation: number): number {
    const error = this.problemOf(memberId, generation);
    const member = this.#members.get(memberId);
    if (member) member.seenAt = this.#clock().getTime();
    return error || (this.#state === "joining" ? rebalanceInProgress : 0);
  }

  leave(memberId: string): void {
    if (this.#members.delete(memberId)) this.#shrink();
  }

  /** Ends the sessions of members that were silent for too long. */
  expire(): void {
    const now = this.#clock().getTime();
    for (const { id, seenAt, sessionMs } of this.#members.values()) if (seenAt + sessionMs < now) this.leave(id);
  }

  problemOf(memberId: string, generation: number): number {
    if (!this.#members.has(memberId)) return unknownMember;
    return generation === this.generation ? 0 : illegalGeneration;
  }

  #answerSyncs(): void {
    for (const member of this.#members.values()) {
      member.sync?.({ error: 0, assignment: this.#assignments.get(member.id) ?? nothing });
      member.sync = undefined;
    }
  }

  #beginRebalance(): void {
    this.#state = "joining";
    for (const member of this.#members.values()) {
      member.sync?.({ error: rebalanceInProgress, assignment: nothing });
      member.sync = undefined;
    }
  }

  #shrink(): void {
    if (this.#members.size === 0) return;
    this.#beginRebalance();
    this.#endJoining();
  }

  /** Once all members have joined the next generation, it begins. */
  #endJoining(): void {
    const members = [...this.#members.values()];
    if (members.some(({ join }) => join === undefined)) return;
    this.generation += 1;
    this.#state = "syncing";
    const leader = members[0]?.id ?? "";
    for (const member of members) {
      const { id, join } = member;
      member.join = undefined;
      const all = id === leader ? members.map(({ id, metadata }) => ({ id, metadata })) : [];
      join?.({ error: 0, generation: this.generation, protocol: this.#protocol, leader, memberId: id, members: all });
    }
  }
}

function refused(error: number): JoinAnswer {
  return { error, generation: -1, protocol: "", leader: "", memberId: "", members: [] };
}
