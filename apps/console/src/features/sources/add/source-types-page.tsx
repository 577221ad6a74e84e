import { Page, PageHeader, Tag } from "@pharos/ui";
import { Link } from "@tanstack/react-router";
import { StatusPage } from "../../../page/error-pages.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./source-types.module.css";
import { availableSourceTypes, laterSourceTypes, type SourceType } from "./source-types.ts";

/** Where a new source begins. The kinds that this release lacks are shown as such, with what to do instead. */
export function SourceTypesPage() {
  if (!useMay("LogSourceModify")) return <StatusPage status={403} />;
  return (
    <Page>
      <PageHeader title="Add a log source">
        <span>How will you send logs?</span>
      </PageHeader>
      <ul className={classes.grid} aria-label="Available">
        {availableSourceTypes.map((type) => (
          <li key={type.id}>
            <Link
              to={
                type.id === "syslog"
                  ? "/configure/log-sources/add-new-source/syslog/"
                  : "/configure/log-sources/add-new-source/http-ingest/"
              }
              className={classes.tile}
            >
              <TypeText type={type} />
            </Link>
          </li>
        ))}
      </ul>
      <section className={classes.later} aria-labelledby="later-types">
        <h2 id="later-types">Not in this release</h2>
        <p>Until then, forward these logs to an HTTP source.</p>
        <ul className={classes.grid}>
          {laterSourceTypes.map((type) => (
            <li key={type.id} className={classes.tile} data-later>
              <TypeText type={type} />
              <Tag>Not yet</Tag>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function TypeText({ type: { icon: Icon, title, purpose } }: { type: SourceType }) {
  return (
    <>
      <Icon size={22} stroke={1.5} aria-hidden />
      <span className={classes.text}>
        <strong>{title}</strong>
        <span>{purpose}</span>
      </span>
    </>
  );
}
