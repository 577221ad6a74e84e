import { useQuery } from "@apollo/client/react";
import { FailedState, Panel, TextSkeleton } from "@pharos/ui";
import { errorText } from "../../../graphql/error-text.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useMay } from "../../../session/viewer.tsx";
import { MailForm } from "./mail-form.tsx";
import classes from "./mail-server.module.css";

const mailSettingsQuery = graphql(`
  query MailSettings {
    mailSettings { host port security user password fromAddress fromName replyTo allowedRecipientDomains }
  }
`);

/** The server by which invitations, links and alerts are mailed. */
export function MailServer({ onChanged }: { onChanged: () => void }) {
  const { data, error, refetch } = useQuery(mailSettingsQuery, { fetchPolicy: "network-only" });
  const mayModify = useMay("GeneralSettingsModify");
  const changed = async () => {
    await refetch();
    onChanged();
  };
  return (
    <Panel title="Mail server">
      {error && !data ? (
        <FailedState title="Couldn't load the mail server" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <TextSkeleton lines={4} /> : null}
      {data && !mayModify ? (
        <p className={classes.note}>
          {data.mailSettings
            ? `Mail is sent from ${data.mailSettings.fromAddress} by ${data.mailSettings.host}.`
            : "No mail server is set up."}
        </p>
      ) : null}
      {data && mayModify ? (
        <MailForm
          key={data.mailSettings ? JSON.stringify(data.mailSettings) : "new"}
          stored={data.mailSettings ?? undefined}
          onChanged={changed}
        />
      ) : null}
    </Panel>
  );
}
