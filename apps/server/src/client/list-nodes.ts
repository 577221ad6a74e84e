interface NodePage<N> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: N }[];
}
interface PageInput {
  readonly pageSize: number;
  readonly cursor: string | null;
}

/** The first `limit` nodes of a list that the server answers in pages. */
export async function listNodes<N>(
  { limit, pageSizeMax }: { readonly limit: number; readonly pageSizeMax: number },
  readPage: (input: PageInput) => Promise<NodePage<N>>,
): Promise<N[]> {
  const found: N[] = [];
  let cursor: string | null = null;
  while (found.length < limit) {
    const page: NodePage<N> = await readPage({ pageSize: Math.min(pageSizeMax, limit - found.length), cursor });
    found.push(...page.edges.map((edge) => edge.node));
    if (!page.pageInfo.hasNextPage) break;
    cursor = page.pageInfo.endCursor;
  }
  return found;
}
