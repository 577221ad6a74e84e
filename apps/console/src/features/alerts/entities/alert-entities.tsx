import { useQuery } from "@apollo/client/react";
import { indicatorFields } from "@pharos/domain";
import { FailedState, Panel, TextSkeleton } from "@pharos/ui";
import { Fragment, useState } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./alert-entities.module.css";
import { EntityRow } from "./entity-row.tsx";
import { RelatedAlerts } from "./related-alerts.tsx";

const entitiesSubject = graphql(`
  fragment AlertEntitiesSubject on Alert {
    id
  }
`);
const entitiesQuery = graphql(`
  query AlertEntities($id: ID!) {
    alert(id: $id) {
      id
      entities {
        field
        value
        eventCount
        relatedAlertCount
        relatedAlerts { id title severity status outcome createdAt }
      }
    }
  }
`);
// By itself: it looks through the events of all log types, and the rest does not wait for it.
const sightingsQuery = graphql(`
  query AlertEntitySightings($id: ID!) {
    alert(id: $id) {
      id
      entitySightings { field value eventCount firstAt lastAt isNew }
    }
  }
`);

const keyOf = ({ field, value }: { readonly field: string; readonly value: string }) => `${field} ${value}`;
const fieldLabel = (field: string) => (indicatorFields as Readonly<Record<string, string>>)[field] ?? field;

/** Who and what the events name, where else they were seen, and in which other alerts. Absent where they name nothing. */
export function AlertEntities(props: { alert: FragmentType<typeof entitiesSubject> }) {
  const { id } = readFragment(entitiesSubject, props.alert);
  const maySearch = useMay("DataAnalyticsRead");
  const { data, error, refetch } = useQuery(entitiesQuery, { variables: { id } });
  const sightings = useQuery(sightingsQuery, { variables: { id }, skip: !maySearch });
  const [openKey, setOpenKey] = useState<string>();
  const entities = data?.alert.entities;
  if (entities?.length === 0) return null;
  const seen = new Map(sightings.data?.alert.entitySightings?.map((sighting) => [keyOf(sighting), sighting]));
  return (
    <Panel title="Entities">
      {error ? (
        <FailedState title="Couldn't load the entities" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!entities && !error ? <TextSkeleton lines={4} /> : null}
      {entities ? (
        <table className={classes.table} aria-label="Entities">
          <thead>
            <tr>
              <th scope="col">Entity</th>
              <th scope="col" className={classes.count}>
                Events
              </th>
              {maySearch ? <th scope="col">Seen from 30 days before the alert</th> : null}
              <th scope="col">Other alerts</th>
            </tr>
          </thead>
          <tbody>
            {entities.map((entity, index) => {
              const key = keyOf(entity);
              const isOpen = key === openKey;
              return (
                <Fragment key={key}>
                  <EntityRow
                    entity={entity}
                    label={entities[index - 1]?.field === entity.field ? undefined : fieldLabel(entity.field)}
                    {...(maySearch && {
                      sightings: { isLoading: sightings.loading, error: sightings.error, found: seen.get(key) },
                    })}
                    isOpen={isOpen}
                    onToggle={() => setOpenKey(isOpen ? undefined : key)}
                  />
                  {isOpen ? (
                    <tr>
                      <td colSpan={maySearch ? 4 : 3} className={classes.related}>
                        <RelatedAlerts entity={entity} alerts={entity.relatedAlerts} count={entity.relatedAlertCount} />
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      ) : null}
    </Panel>
  );
}
