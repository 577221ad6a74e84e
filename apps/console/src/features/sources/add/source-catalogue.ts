import { defined, listOf, textOf } from "../../../routing/search-codec.ts";
import { type SourceProduct, sourceProducts } from "./source-products.ts";
import { type SourceCategory, type SourceType, sourceCategories, sourceTypes } from "./source-types.ts";

/** The catalogue's whole state, as its address holds it. */
export interface CatalogueSearch {
  readonly q?: string;
  readonly category?: readonly SourceCategory[];
}

export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  return defined({ q: textOf(search.q), category: listOf(search.category, sourceCategories) });
}

export const noCatalogueFilters = { q: undefined, category: undefined };

export interface Catalogue {
  readonly types: readonly SourceType[];
  readonly products: readonly SourceProduct[];
}

/** A puller that somebody wrote, as the catalogue has it. */
interface CustomPuller {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly isCustom: boolean;
  readonly streams: readonly { readonly logTypes: readonly string[] }[];
}

/** Returns the pullers that people wrote as products, which have no category of their own. */
export function toProducts(providers: readonly CustomPuller[]): SourceProduct[] {
  return providers
    .filter(({ isCustom }) => isCustom)
    .map(({ id, name, description, streams }) => ({
      id,
      title: name,
      categories: ["Custom puller"],
      ways: ["log-pulling"],
      logTypes: [...new Set(streams.flatMap(({ logTypes }) => logTypes))],
      searchTerms: [id, description],
    }));
}

/** What every word of the search is found in: names, other names, and what comes out of it. */
export function searchCatalogue(
  { q = "", category }: CatalogueSearch,
  custom: readonly SourceProduct[] = [],
): Catalogue {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (texts: readonly string[], categories: readonly SourceCategory[]) => {
    const text = texts.join(" ").toLowerCase();
    const isInCategory = !category?.length || category.some((one) => categories.includes(one));
    return isInCategory && words.every((word) => text.includes(word));
  };
  return {
    types: sourceTypes.filter(({ title, purpose, searchTerms, categories }) =>
      isFound([title, purpose, ...searchTerms], categories),
    ),
    products: [...sourceProducts, ...custom].filter(({ title, searchTerms, logTypes, categories }) =>
      isFound([title, ...searchTerms, ...logTypes, ...categories], categories),
    ),
  };
}

export function catalogueFiltersInWords({ q, category }: CatalogueSearch): string[] {
  return [...(q ? [`Contains “${q}”`] : []), ...(category?.length ? [`Category: ${category.join(", ")}`] : [])];
}

/** The address of a form: the product that it was opened for, and the source that it made. */
export interface NewSourceSearch {
  readonly product?: string;
  readonly created?: string;
}

export function readNewSourceSearch(search: Record<string, unknown>): NewSourceSearch {
  return defined({ product: textOf(search.product), created: textOf(search.created) });
}

export function findProduct(id: string | undefined): SourceProduct | undefined {
  return sourceProducts.find((product) => product.id === id);
}
