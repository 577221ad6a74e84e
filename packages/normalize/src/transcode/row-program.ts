import type { LogSchema } from "@pharos/domain";
import * as Layout from "../../transcoder/layout.ts";
import { areSourcesEnough } from "../fields/field-sources.ts";
import { areCopiesFromObjects } from "./copied-fields.ts";
import { writeCoreProgram } from "./core-program.ts";
import { FieldProgram, OnlyGenerally, type PlacedField } from "./field-program.ts";
import type { ModuleWriter } from "./module-writer.ts";

/** A schema made ready for the row transcoder, in a module's memory. */
export class RowProgram {
  readonly address: number;
  readonly #writer: ModuleWriter;
  readonly #columns: readonly PlacedField[];
  #glanced: ReadonlySet<string> = new Set();

  private constructor(writer: ModuleWriter, { fields, udm }: LogSchema) {
    const program = new FieldProgram(writer);
    const root = program.object(fields, []);
    this.address = writer.words([root, writeCoreProgram(writer, { fields, udm: udm ?? [] }, program.placed)]);
    this.#writer = writer;
    this.#columns = program.placed.filter(({ path }) => path.length === 1);
  }

  /** Undefined for a schema that has something which only the general way knows. */
  static of(schema: LogSchema, writer: ModuleWriter): RowProgram | undefined {
    if (schema.parser || schema.fieldDiscoveryEnabled) return undefined;
    if (!areSourcesEnough(schema.fields) && !areCopiesFromObjects(schema.fields)) return undefined;
    try {
      return new RowProgram(writer, schema);
    } catch (error) {
      if (error instanceof OnlyGenerally) return undefined;
      throw error;
    }
  }

  /** From now on these columns, in small letters, are the ones that somebody looks at. */
  glanceAt(columns: ReadonlySet<string>): void {
    if (columns === this.#glanced) return;
    this.#glanced = columns;
    for (const { path, address } of this.#columns) {
      const place = address + Layout.FieldFlags;
      const others = this.#writer.read(place) & ~Layout.IsGlanced;
      this.#writer.word(place, columns.has(path[0]?.toLowerCase() ?? "") ? others | Layout.IsGlanced : others);
    }
  }
}
