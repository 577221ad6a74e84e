import { useMutation, useQuery } from "@apollo/client/react";
import { offerUndo, Page, PageHeader, Panel, Switch, Text } from "@pharos/ui";
import type { UpdateGeneralSettingsInput } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { PageFailure } from "../../../page/page-failure.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./general-settings.module.css";
import { MailServer } from "./mail-server.tsx";

const settingsQuery = graphql(`
  query GeneralSettingsPage {
    generalSettings { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }
  }
`);
const updateMutation = graphql(`
  mutation UpdateGeneralSettings($input: UpdateGeneralSettingsInput!) {
    updateGeneralSettings(input: $input) { pantherVersion mfaRequired scheduledQueriesNeedLimit pharosAIEnabled shouldEmailAlertAssignees hasMailServer }
  }
`);

type Choice = keyof UpdateGeneralSettingsInput;

/** What applies to everybody in the organisation. */
export function GeneralSettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const [update] = useMutation(updateMutation, { refetchQueries: [settingsQuery] });
  const [change, isRunning] = useChange();
  const mayModify = useMay("GeneralSettingsModify");
  const mayRead = useMay("GeneralSettingsRead");
  const mayRunAi = useMay("RunPharosAi");
  if (error && !data) {
    return <PageFailure title="Couldn't load the settings" error={error} onRetry={() => refetch()} />;
  }
  const settings = data?.generalSettings;
  const set = (choice: Choice, value: boolean) =>
    change("Unable to update the settings", () => update({ variables: { input: { [choice]: value } } }));
  const choose = (choice: Choice, name: string) => async (value: boolean) => {
    if (await set(choice, value)) offerUndo(`${name}: ${value ? "on" : "off"}`, () => set(choice, !value));
  };
  return (
    <Page kind="reading">
      <PageHeader title="General settings">
        {mayModify ? null : <span>Changing these takes the permission GeneralSettingsModify.</span>}
      </PageHeader>
      <div className={classes.panels} aria-busy={settings === undefined}>
        <Panel title="Sign-in">
          <SettingSwitch
            name="Require an authenticator"
            description="People who sign in with a password set up an authenticator app on the way. Those who have one already notice nothing."
            value={settings?.mfaRequired}
            isReadOnly={!mayModify || isRunning}
            onChange={choose("mfaRequired", "Require an authenticator")}
          />
        </Panel>
        <Panel title="Scheduled queries">
          <SettingSwitch
            name="Require a row limit"
            description="A query in SQL can be scheduled only if it says how many rows it returns at most."
            value={settings?.scheduledQueriesNeedLimit}
            isReadOnly={!mayModify || isRunning}
            onChange={choose("scheduledQueriesNeedLimit", "Require a row limit")}
          />
        </Panel>
        <Panel title="Alerts">
          <SettingSwitch
            name="Email alert assignees"
            description={`People get an email when somebody else assigns alerts to them${settings?.hasMailServer === false ? ", once a mail server is set up below" : ""}.`}
            value={settings?.shouldEmailAlertAssignees}
            isReadOnly={!mayModify || isRunning}
            onChange={choose("shouldEmailAlertAssignees", "Email alert assignees")}
          />
        </Panel>
        {mayRead ? <MailServer onChanged={() => refetch()} /> : null}
        {settings && settings.pharosAIEnabled !== null && mayRunAi ? (
          <Panel title="AI">
            <SettingSwitch
              name="AI features"
              description="Summaries of alerts by the model that pharos.yaml configures. What they send leaves this installation."
              value={settings.pharosAIEnabled ?? false}
              isReadOnly={!mayModify || isRunning}
              onChange={choose("pharosAIEnabled", "AI features")}
            />
          </Panel>
        ) : null}
        <Panel title="Everything else">
          <Text size="sm" c="dimmed">
            Addresses, retention and limits are set in <code>pharos.yaml</code> or the environment.{" "}
            <code>pharos config</code> prints them on the server, with secrets hidden.
          </Text>
        </Panel>
      </div>
    </Page>
  );
}

interface SettingSwitchProps {
  readonly name: string;
  readonly description: string;
  /** Undefined while it loads. */
  readonly value: boolean | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: boolean) => void;
}

function SettingSwitch({ name, description, value, isReadOnly, onChange }: SettingSwitchProps) {
  return (
    <Switch
      label={name}
      description={description}
      checked={value ?? false}
      disabled={isReadOnly || value === undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
