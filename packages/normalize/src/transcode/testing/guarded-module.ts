import { compileSchema } from "../../compile/compiled-schema.ts";
import { parseSchema } from "../../schema/parse-schema.ts";
import { ModuleWriter } from "../module-writer.ts";
import { RowHost } from "../row-host.ts";
import { instantiateRowModule } from "../row-module.ts";
import { RowProgram } from "../row-program.ts";

const guard = 0xa5;
const guardBytes = 4096;
const slack = 128;
const windowBytes = 1 << 21;
const tail = Buffer.from(`,"p_row_id":"${"0".repeat(28)}"}\n`);

interface Written {
  readonly rows: number;
  readonly bytes: string;
  /** The columns of each row that somebody looks at. */
  readonly glances: readonly unknown[];
}

/** The module with buffers of any size, and bytes between them that nobody may write. */
export class GuardedModule {
  readonly #host = new RowHost();
  readonly #module = instantiateRowModule(this.#host);
  readonly #guards: number[] = [];
  readonly #program: number;
  readonly #window: number;
  readonly #output: number;
  readonly #glance: number;

  constructor(schema: string, outputBytes: number, endsMax: number) {
    const module = this.#module;
    this.#guard();
    const writer = new ModuleWriter(module, this.#host);
    const program = RowProgram.of(compileSchema(parseSchema(schema), 1).schema, writer);
    if (!program) throw new Error("the schema has no program");
    program.glanceAt(new Set(["text", "any", "list"]));
    this.#program = program.address;
    this.#window = this.#room(windowBytes + slack);
    this.#output = this.#room(outputBytes + slack);
    this.#glance = this.#room(outputBytes + slack);
    module.setEnds(this.#room(endsMax * 4), endsMax);
    const tailAt = this.#room(tail.length + slack);
    const time = this.#room(29 + slack);
    const memory = Buffer.from(module.memory.buffer);
    tail.copy(memory, tailAt);
    memory.write("2026-01-02 03:04:05.678000000", time, "latin1");
    module.setTail(tailAt, tail.length, tail.length - '"}\n'.length - 12);
    module.setTimes(time, 0, 0, 1);
    module.setGlance(this.#glance);
    module.setGlanced(0xff);
  }

  /** Writes records that are a line each into so many bytes. */
  write(lines: Buffer, outputBytes: number): Written {
    const module = this.#module;
    const memory = Buffer.from(module.memory.buffer);
    lines.copy(memory, this.#window);
    const end = this.#window + lines.length;
    memory[end] = 0x0a;
    const rows = module.writeRows(this.#program, this.#window, end, true, 0, this.#output, this.#output + outputBytes);
    const glance = Buffer.from(module.memory.buffer).toString("utf8", this.#glance, module.endGlance());
    const bytes = Buffer.from(module.memory.buffer, this.#output, outputBytes).toString("latin1");
    return { rows, bytes: rows === 0 ? "" : firstRows(bytes, rows), glances: JSON.parse(glance) };
  }

  /** True when all bytes between the buffers are as they were. */
  get isWhole(): boolean {
    const memory = Buffer.from(this.#module.memory.buffer);
    return this.#guards.every((at) => memory.subarray(at, at + guardBytes).every((byte) => byte === guard));
  }

  #room(bytes: number): number {
    const address = this.#module.allocate(bytes);
    this.#guard();
    return address;
  }

  #guard(): void {
    const address = this.#module.allocate(guardBytes);
    Buffer.from(this.#module.memory.buffer).fill(guard, address, address + guardBytes);
    this.#guards.push(address);
  }
}

/** So many lines from the beginning on. */
function firstRows(text: string, rows: number): string {
  return text.split("\n").slice(0, rows).join("\n");
}
