import { useQuery } from "@apollo/client/react";
import { FilterBar, MultiSelectFilter, NothingMatches, Page, PageHeader, Tag, TextFilter } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { PathLink } from "../../../routing/path-link.tsx";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import {
  catalogueFiltersInWords,
  noCatalogueFilters,
  readCatalogueSearch,
  searchCatalogue,
  toProducts,
} from "./source-catalogue.ts";
import type { SourceProduct } from "./source-products.ts";
import classes from "./source-types.module.css";
import { type SourceType, sourceCategories, sourceTypes } from "./source-types.ts";

const customPullersQuery = graphql(`
  query CustomPullers {
    pullProviders { id name description isCustom streams { name logTypes } }
  }
`);

const path = "/configure/log-sources/add-new-source/";
const route = getRouteApi("/shell/configure/log-sources/add-new-source");
const categoryOptions = sourceCategories.map((value) => ({ value, label: value }));
/** More log types than this are counted. */
const shownLogTypes = 3;

/** Where a new source begins: the ways for logs to come, and the products whose logs are known. */
export function SourceTypesPage() {
  const search = readCatalogueSearch(route.useSearch());
  const change = useSearchChange(path, readCatalogueSearch, { typed: ["q"] });
  const { data } = useQuery(customPullersQuery, { errorPolicy: "ignore" });
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  const { types, products } = searchCatalogue(search, toProducts(data?.pullProviders ?? []));
  const filters = catalogueFiltersInWords(search);
  const clear = () => change(noCatalogueFilters);
  return (
    <Page>
      <PageHeader title="Add a log source">
        <span>Choose how logs arrive, or find your product.</span>
      </PageHeader>
      <FilterBar onClear={filters.length > 0 ? clear : undefined}>
        <TextFilter label="Find by product or log type" value={search.q ?? ""} onChange={(q) => change({ q })} />
        <MultiSelectFilter
          label="Category"
          options={categoryOptions}
          value={search.category ?? []}
          onChange={(category) => change({ category: category.length > 0 ? category : undefined })}
        />
      </FilterBar>
      {types.length > 0 ? (
        <section className={classes.section} aria-labelledby="ways">
          <h2 id="ways">Transports</h2>
          <ul className={classes.grid}>
            {types.map((type) => (
              <li key={type.id}>
                <TypeTile type={type} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {products.length > 0 ? (
        <section className={classes.section} aria-labelledby="products">
          <h2 id="products">Products</h2>
          <ul className={classes.grid}>
            {products.map((product) => (
              <li key={product.id} className={classes.tile}>
                <ProductText product={product} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {types.length + products.length === 0 ? (
        <NothingMatches
          noun="products"
          filters={filters}
          onClear={clear}
          actions={
            <ButtonLink to="/configure/log-sources/add-new-source/http-ingest/">Send any logs over HTTP</ButtonLink>
          }
        />
      ) : null}
    </Page>
  );
}

function TypeTile({ type: { id, icon: Icon, title, purpose } }: { type: SourceType }) {
  return (
    <PathLink path={`${path}${id}/`} className={classes.tile}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <span className={classes.text}>
        <strong>{title}</strong>
        <span>{purpose}</span>
      </span>
    </PathLink>
  );
}

function ProductText({ product: { id, title, categories, logTypes, ways } }: { product: SourceProduct }) {
  const more = logTypes.length - shownLogTypes;
  return (
    <div className={classes.text}>
      <strong>{title}</strong>
      <span>{categories.join(", ")}</span>
      <span className={classes.tags} title={logTypes.join(", ")}>
        {logTypes.slice(0, shownLogTypes).map((logType) => (
          <Tag key={logType}>{logType}</Tag>
        ))}
        {more > 0 ? <span>and {more} more</span> : null}
      </span>
      <span className={classes.ways}>
        {ways.map((way) => {
          const action = sourceTypes.find((type) => type.id === way)?.action;
          return (
            <PathLink key={way} path={`${path}${way}/`} search={{ product: id }} aria-label={`${action}: ${title}`}>
              {action}
            </PathLink>
          );
        })}
      </span>
    </div>
  );
}
