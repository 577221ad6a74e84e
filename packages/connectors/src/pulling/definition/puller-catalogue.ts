import { parsePuller } from "./parse-puller.ts";
import type { PullerDefinition } from "./puller-definition.ts";
import { readCustomPuller } from "./read-custom-puller.ts";

/** A product that logs can be pulled from. */
export interface CataloguedPuller {
  readonly definition: PullerDefinition;
  readonly text: string;
  /** Undefined for one that ships. */
  readonly revision: number | undefined;
}

interface StoredPuller {
  readonly provider: string;
  readonly text: string;
  readonly revision: number;
}

/** The definitions that are stored, as of now. */
export interface StoredPullers {
  find(provider: string): Promise<StoredPuller | undefined>;
  list(): Promise<readonly StoredPuller[]>;
}

/** All definitions of log pullers: those that ship, and those that people wrote, as they are stored at the moment. */
export class PullerCatalogue {
  readonly #shipped: ReadonlyMap<string, CataloguedPuller>;
  readonly #stored: StoredPullers;
  readonly #parsed = new Map<string, CataloguedPuller>();

  constructor(shippedTexts: readonly string[], stored: StoredPullers) {
    const shipped = shippedTexts.map((text) => ({ definition: parsePuller(text), text, revision: undefined }));
    this.#shipped = new Map(shipped.map((one) => [one.definition.provider, one]));
    this.#stored = stored;
  }

  async find(provider: string): Promise<CataloguedPuller | undefined> {
    const shipped = this.#shipped.get(provider);
    if (shipped) return shipped;
    const stored = await this.#stored.find(provider);
    return stored && this.#parse(stored);
  }

  /** By provider; stored ones are read at once. */
  async findMany(providers: readonly string[]): Promise<Map<string, CataloguedPuller>> {
    const isShipped = providers.every((provider) => this.#shipped.has(provider));
    const known = isShipped ? [...this.#shipped.values()] : await this.list();
    return new Map(known.map((puller) => [puller.definition.provider, puller]));
  }

  /** By name. */
  async list(): Promise<CataloguedPuller[]> {
    const custom = (await this.#stored.list()).flatMap((stored) => this.#parse(stored) ?? []);
    return [...this.#shipped.values(), ...custom].sort((one, other) =>
      one.definition.name.localeCompare(other.definition.name, "en"),
    );
  }

  /** Undefined where a later version of the language refuses what is stored. */
  #parse({ provider, text, revision }: StoredPuller): CataloguedPuller | undefined {
    const known = this.#parsed.get(provider);
    if (known?.text === text) return known.revision === revision ? known : { ...known, revision };
    const { definition, problems } = readCustomPuller(text);
    if (!definition || problems.length > 0) return undefined;
    const parsed = { definition, text, revision };
    this.#parsed.set(provider, parsed);
    return parsed;
  }
}
