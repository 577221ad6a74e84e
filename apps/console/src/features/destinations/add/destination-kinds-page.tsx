import { useQuery } from "@apollo/client/react";
import { BlockSkeleton, Page, PageHeader } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { graphql } from "../../../graphql/generated/index.ts";
import { StatusPage } from "../../../page/error-pages.tsx";
import { PageFailure } from "../../../page/page-failure.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./destination-kinds.module.css";

const kindsQuery = graphql(`
  query DestinationKinds {
    destinationKinds { outputType name description }
  }
`);
const gridHeightPx = 400;

export function DestinationKindsPage() {
  const { data, error, refetch } = useQuery(kindsQuery);
  if (!useMay("DestinationModify")) return <StatusPage status={403} />;
  if (error && !data) return <PageFailure title="Couldn't load the kinds" error={error} onRetry={() => refetch()} />;
  const kinds = data?.destinationKinds.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Page>
      <PageHeader title="Add a destination">
        <span>Which tool should receive alerts?</span>
      </PageHeader>
      {kinds ? (
        <ul className={classes.grid} aria-label="Kinds of destinations">
          {kinds.map(({ outputType, name, description }) => (
            <li key={outputType}>
              <Link to="/configure/destinations/new/$type/" params={{ type: outputType }} className={classes.tile}>
                <strong>{name}</strong>
                <span>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <BlockSkeleton height={gridHeightPx} />
      )}
    </Page>
  );
}
