import type { ValueSchema } from "@pharos/domain";
import { valueCheck } from "../compile/value-check.ts";
import { type TimestampParser, timestampParser } from "../timestamps/timestamp-parser.ts";

type Validate = NonNullable<ValueSchema["validate"]>;

/** Whole numbers of more digits are not read as what they are. */
const exactDigits = 15;
const cannotTell = -1;

/** The parts of the general way that the module asks for: each costs a call out of it and a text. */
export class RowHost {
  /** When the chunk came, which tells the year of times that leave it out. */
  receivedAtMs = 0;
  memory: () => ArrayBuffer = () => new ArrayBuffer();
  readonly #times: TimestampParser[] = [];
  readonly #checks: ((text: string) => boolean)[] = [];

  /** The number by which the module asks for these formats. */
  addTimes(formats: readonly string[]): number {
    return this.#times.push(timestampParser(formats)) - 1;
  }

  addCheck(validate: Validate): number {
    return this.#checks.push(valueCheck(validate)) - 1;
  }

  readonly functions = {
    readTimeGenerally: (parser: number, start: number, end: number, isNumber: number, out: number): number => {
      const text = this.#text(start, end);
      if (isNumber && text.replace(/\D/g, "").length > exactDigits) return cannotTell;
      const time = this.#times[parser]?.(isNumber ? Number(text) : text, this.receivedAtMs);
      return time === undefined ? 0 : Buffer.from(this.memory()).write(time, out, "latin1");
    },
    isAllowedText: (check: number, start: number, end: number): number =>
      this.#checks[check]?.(this.#text(start, end)) ? 1 : 0,
    printNumber: (start: number, end: number, out: number): number =>
      Buffer.from(this.memory()).write(JSON.stringify(Number(this.#text(start, end))), out, "latin1"),
  };

  #text(start: number, end: number): string {
    return Buffer.from(this.memory(), start, end - start).toString("utf8");
  }
}
