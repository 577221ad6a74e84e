import { invalidInput } from "@pharos/domain";
import type { Page, PageRequest } from "@pharos/store";

/** What a caller asks for of a list. */
export interface PageInput {
  readonly cursor?: string | null | undefined;
  readonly pageSize?: number | null | undefined;
}

/** @throws input.invalid when the page size is not from 1 to the maximum */
export function pageRequestOf(
  input: PageInput,
  limits: { readonly default: number; readonly max: number },
): PageRequest {
  const pageSize = input.pageSize ?? limits.default;
  if (pageSize < 1 || pageSize > limits.max)
    throw invalidInput(`pageSize must be from 1 to ${limits.max}, not ${pageSize}`);
  return { pageSize, cursor: input.cursor ?? undefined };
}

export interface Connection<T> {
  readonly edges: readonly { readonly node: T; readonly cursor: string }[];
  readonly pageInfo: ConnectionPageInfo;
}
export interface ConnectionPageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** `request` tells whether this is the first page. */
export function connectionOf<T>(page: Page<T>, request: PageRequest): Connection<T> {
  return {
    edges: page.items.map((node, index) => ({ node, cursor: page.cursors[index] ?? "" })),
    pageInfo: {
      hasNextPage: page.nextCursor !== undefined,
      hasPreviousPage: request.cursor !== undefined,
      startCursor: page.cursors[0] ?? null,
      endCursor: page.cursors.at(-1) ?? null,
    },
  };
}

/** Of a list whose items have no cursors of their own: it only goes on after its end. */
export function pageInfoOf(nextCursor: string | undefined, cursor: string | null | undefined): ConnectionPageInfo {
  return {
    hasNextPage: nextCursor !== undefined,
    hasPreviousPage: cursor != null,
    startCursor: null,
    endCursor: nextCursor ?? null,
  };
}
