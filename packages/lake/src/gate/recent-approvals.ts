/** As many as wait for their turn at most times. */
const approvalsMax = 16;

/**
 * Keeps the latest approvals, by what was asked: a query is approved when it is issued, and again when its turn comes.
 * What was refused is not kept.
 */
export class RecentApprovals<T> {
  readonly #kept = new Map<string, Promise<T>>();

  get(key: string, approve: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const approval = approve();
    this.#kept.set(key, approval);
    approval.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > approvalsMax && oldest !== undefined) this.#kept.delete(oldest);
    return approval;
  }
}
