import type { YamlReader } from "./yaml-reader.ts";

/** Value schemas by name, which fields of `type: ref` take; knows which of them are being read. */
export class Definitions {
  readonly #byName: ReadonlyMap<string, YamlReader>;
  readonly #within: readonly string[];

  private constructor(byName: ReadonlyMap<string, YamlReader>, within: readonly string[]) {
    this.#byName = byName;
    this.#within = within;
  }

  static of(at: YamlReader | undefined): Definitions {
    const entries = at?.entries("definitions") ?? [];
    return new Definitions(new Map(entries.flatMap(({ name, value }) => (value ? [[name, value] as const] : []))), []);
  }

  /** The definition that `target` names, and the definitions as they are from within it. */
  follow(target: YamlReader): { readonly definition: YamlReader; readonly definitions: Definitions } {
    const name = target.text("target");
    const definition = this.#byName.get(name);
    if (!definition) throw target.error(`no definition is called "${name}"`);
    if (this.#within.includes(name)) throw target.error(`the definition "${name}" refers to itself`);
    return { definition, definitions: new Definitions(this.#byName, [...this.#within, name]) };
  }

  get names(): Iterable<readonly [name: string, definition: YamlReader]> {
    return this.#byName;
  }
}
