/** Gathers values and hands out the holes they are bound to. */
export class Parameters {
  readonly values: Record<string, unknown> = {};
  #count = 0;

  /** `{p0:String}` */
  hole(type: string, value: unknown): string {
    const name = `p${this.#count++}`;
    this.values[name] = value;
    return `{${name}:${type}}`;
  }
}
