import { columnNameOf, type FieldSchema, type ValueSchema } from "@pharos/domain";
import * as Layout from "../../transcoder/layout.ts";
import * as Kind from "../../transcoder/value-kind.ts";
import { fieldSources } from "../fields/field-sources.ts";
import { bareEnvelopeNames, envelopeNames } from "../streams/envelope.ts";
import { areCopiesFromObjects, keysBelow, type SourceNode, sourceTree, writeSources } from "./copied-fields.ts";
import { createKeyTable } from "./key-table.ts";
import type { ModuleWriter } from "./module-writer.ts";
import { scannerCodes } from "./scanner-codes.ts";
import { timeFormatNumber } from "./time-formats.ts";

/** Thrown inside: the schema has something that only the general way knows. */
export class OnlyGenerally extends Error {}

/** A field of the record or of an object in it, by the stored names that lead to it. */
export interface PlacedField {
  readonly path: readonly string[];
  readonly field: FieldSchema;
  readonly address: number;
}

const kinds: Readonly<Record<ValueSchema["type"], number>> = {
  string: Kind.Text,
  int: Kind.Integer,
  smallint: Kind.Integer,
  bigint: Kind.BigInteger,
  float: Kind.Float,
  boolean: Kind.Logical,
  timestamp: Kind.Timestamp,
  object: Kind.ObjectOf,
  array: Kind.ArrayOf,
  json: Kind.Json,
};

/** Writes the fields of one schema into a module. */
export class FieldProgram {
  readonly placed: PlacedField[] = [];
  readonly #writer: ModuleWriter;
  #eventTimes = 0;

  constructor(writer: ModuleWriter) {
    this.#writer = writer;
  }

  /** The address of an object; `path` is undefined within arrays, of which no path leads to one value. */
  object(fields: readonly FieldSchema[], path: readonly string[] | undefined): number {
    const columns = fields.map(({ name }) => columnNameOf(name));
    if (new Set(columns).size < columns.length) throw new OnlyGenerally();
    const addresses = fields.map((field, i) => this.#field(field, path && [...path, columns[i] ?? ""]));
    const targets = new Map<string, number[]>();
    const isRecord = path?.length === 0;
    const hasCopies = isRecord && areCopiesFromObjects(fields);
    const sources = hasCopies ? fields.map(({ name }) => [name]) : fieldSources(fields);
    for (const [i, keys] of sources.entries()) {
      for (const key of keys) targets.set(key, [...(targets.get(key) ?? []), addresses[i] ?? 0]);
    }
    const required = addresses.filter((_, i) => fields[i]?.required);
    const copied = hasCopies ? addresses.filter((_, i) => fields[i]?.copy) : [];
    const copies = sourceTree(hasCopies ? fields : [], addresses);
    const table = this.#keys(targets, isRecord ? [...envelopeNames, ...bareEnvelopeNames, "logEvents"] : [], copies);
    const requiredAt = this.#writer.words(required);
    return this.#writer.words([table.address, table.mask, required.length, requiredAt, this.#writer.list(copied)]);
  }

  #keys(targets: ReadonlyMap<string, readonly number[]>, envelopes: readonly string[], copies: SourceNode) {
    const table = createKeyTable(this.#writer, targets.size + envelopes.length + keysBelow(copies));
    writeSources(this.#writer, copies, table);
    for (const [key, fields] of targets) {
      this.#writer.word(table.entry(key) + Layout.KeyTargets, this.#writer.list(fields));
    }
    for (const key of envelopes) {
      const kind = bareEnvelopeNames.includes(key) ? Layout.LoneEnvelopeList : Layout.EnvelopeList;
      this.#writer.word(table.entry(key) + Layout.KeyFlags, kind);
    }
    return table;
  }

  #field(field: FieldSchema, path: readonly string[] | undefined): number {
    const address = this.#value(field, path);
    const prefix = this.#writer.text(`${JSON.stringify(columnNameOf(field.name))}:`);
    this.#writer.word(address + Layout.FieldPrefix, prefix.address);
    this.#writer.word(address + Layout.FieldPrefixLength, prefix.length);
    if (field.required) this.#addFlag(address, Layout.IsRequired);
    if (path) this.placed.push({ path, field, address });
    return address;
  }

  #value(value: ValueSchema, path: readonly string[] | undefined): number {
    if (value.isEmbeddedJSON) throw new OnlyGenerally();
    const address = this.#writer.room(Layout.FieldBytes);
    this.#writer.word(address + Layout.FieldKind, kinds[value.type]);
    this.#part(address, value, path);
    if (value.type === "string") this.#text(address, value);
    else if (value.type === "timestamp") this.#time(address, value, path !== undefined);
    else if (value.type === "int") this.#bounds(address, 31);
    else if (value.type === "smallint") this.#bounds(address, 15);
    return address;
  }

  #part(address: number, value: ValueSchema, path: readonly string[] | undefined): void {
    if (value.type === "object") {
      this.#writer.word(address + Layout.FieldPart, this.object(value.fields ?? [], path));
    } else if (value.type === "array") {
      this.#writer.word(address + Layout.FieldPart, this.#value(value.element ?? { type: "json" }, undefined));
    }
  }

  #bounds(address: number, bits: number): void {
    this.#writer.word(address + Layout.FieldMin, -(2 ** bits));
    this.#writer.word(address + Layout.FieldMax, 2 ** bits - 1);
  }

  #text(address: number, { indicators, validate }: ValueSchema): void {
    if (indicators?.length) {
      const codes = [...new Set(indicators)].map((name) => scannerCodes[name]);
      this.#writer.word(address + Layout.FieldScanners, this.#writer.list(codes));
    }
    if (!validate) return;
    const { allow, deny, ...others } = validate;
    if (Object.values(others).some((other) => other !== undefined)) {
      this.#writer.word(address + Layout.FieldHostCheck, this.#writer.host.addCheck(validate) + 1);
      return;
    }
    const texts = allow ?? deny ?? [];
    const table = createKeyTable(this.#writer, texts.length);
    for (const text of texts) table.entry(text);
    this.#writer.word(address + Layout.FieldChecks, table.address);
    this.#writer.word(address + Layout.FieldCheckMask, table.mask);
    if (!allow) this.#addFlag(address, Layout.IsDenyList);
  }

  #time(address: number, value: ValueSchema, isOutsideArrays: boolean): void {
    const formats = value.timeFormats ?? (value.timeFormat ? [value.timeFormat] : []);
    const known = formats.map(timeFormatNumber).filter((format) => format !== undefined);
    const areKnown = known.length === formats.length;
    this.#writer.word(address + Layout.FieldTimeFormats, this.#writer.list(areKnown ? known : []));
    this.#writer.word(address + Layout.FieldTimeParser, this.#writer.host.addTimes(formats));
    if (!value.isEventTime) return;
    if (!isOutsideArrays) throw new OnlyGenerally();
    this.#addFlag(address, Layout.IsEventTime);
    this.#writer.word(address + Layout.FieldOrder, this.#eventTimes++);
  }

  #addFlag(address: number, flag: number): void {
    const place = address + Layout.FieldFlags;
    this.#writer.word(place, this.#writer.read(place) | flag);
  }
}
