import type { LogSchema } from "@pharos/domain";
import * as Layout from "../../transcoder/layout.ts";
import { columnPath } from "../compile/core-fields.ts";
import { OnlyGenerally, type PlacedField } from "./field-program.ts";
import type { ModuleWriter } from "./module-writer.ts";

const kinds: Readonly<Record<string, number>> = {
  arns: Layout.CoreArns,
  port: Layout.CoreNumber,
  bytes: Layout.CoreNumber,
  ip: Layout.CoreAddress,
};

/** Writes a schema's `udm` list into a module; answers its address, 0 where it has none. */
export function writeCoreProgram(
  writer: ModuleWriter,
  { udm, fields }: Pick<LogSchema, "udm" | "fields">,
  placed: readonly PlacedField[],
): number {
  if (!udm?.length) return 0;
  const notes = new NoteWriter(writer, placed);
  const groups = new Map<string, number[]>();
  for (const { name, paths } of udm) {
    const [group = "", member = ""] = name.split(".");
    const columns = paths.map((path) => columnPath(fields, typeof path === "string" ? path : path.path));
    const found = columns.filter((path) => path !== undefined).map((path) => notes.path(path));
    const prefix = writer.text(`${JSON.stringify(member)}:`);
    const kind = Object.hasOwn(kinds, member) ? (kinds[member] ?? Layout.CoreText) : Layout.CoreText;
    const address = writer.words([prefix.address, prefix.length, kind, found.length, writer.words(found)]);
    groups.set(group, [...(groups.get(group) ?? []), address]);
  }
  return writer.list(
    [...groups].map(([name, members]) => {
      const prefix = writer.text(`${JSON.stringify(name)}:`);
      return writer.words([prefix.address, prefix.length, members.length, writer.words(members)]);
    }),
  );
}

/** Asks fields to note where their values are. */
class NoteWriter {
  readonly #writer: ModuleWriter;
  readonly #placed: readonly PlacedField[];

  constructor(writer: ModuleWriter, placed: readonly PlacedField[]) {
    this.#writer = writer;
    this.#placed = placed;
  }

  path(path: readonly string[]): number {
    const field = this.#placed.find((each) => each.path.every((name, i) => name === path[i]) && isValue(each, path));
    if (!field) throw new OnlyGenerally();
    const keys = path.slice(field.path.length);
    // A list and a text have members of these names as well, and every object of those that it inherits.
    if (keys.some((key) => /^\d+$|^length$/.test(key))) throw new OnlyGenerally();
    if (path.some((key) => key in Object.prototype)) throw new OnlyGenerally();
    const texts = keys.map((key) => this.#writer.text(key)).flatMap(({ address, length }) => [address, length]);
    return this.#writer.words([this.#noteOf(field.address), keys.length, this.#writer.words(texts)]);
  }

  #noteOf(field: number): number {
    const place = field + Layout.FieldNote;
    const known = this.#writer.read(place);
    if (known !== 0) return known;
    const note = this.#writer.room(Layout.NoteBytes);
    this.#writer.word(place, note);
    return note;
  }
}

/** The field whose value the path names, or in whose JSON it goes on. */
function isValue({ path: itsPath, field }: PlacedField, path: readonly string[]): boolean {
  return itsPath.length === path.length || field.type === "json";
}
