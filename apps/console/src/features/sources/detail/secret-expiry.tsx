import { useMutation } from "@apollo/client/react";
import { secretWarnedSince } from "@pharos/domain";
import { Button, Modal, notify, StatusBadge, TextInput, TimeText } from "@pharos/ui";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { type FragmentType, readFragment } from "../../../graphql/generated/fragment-masking.ts";
import type { SecretExpiryFragment } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { useSearchChange } from "../../../routing/use-search-change.ts";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./source-page.module.css";
import { readSourcePageSearch } from "./source-page-search.ts";

const route = getRouteApi("/shell/configure/log-sources/$sourceId");
const secretExpiry = graphql(`
  fragment SecretExpiry on LogSource {
    integrationId
    enabled
    secretExpiresAt
  }
`);
const setMutation = graphql(`
  mutation SetSecretExpiry($input: SetSecretExpiryInput!) {
    setSecretExpiry(input: $input) {
      logSource { integrationId secretExpiresAt problem }
    }
  }
`);

/** The expiry date of a source's secret, and the way to change it. */
export function SecretExpiry(props: { source: FragmentType<typeof secretExpiry> }) {
  const source = readFragment(secretExpiry, props.source);
  const { expiry: isAsked } = route.useSearch();
  const change = useSearchChange(`/configure/log-sources/${source.integrationId}/`, readSourcePageSearch);
  const mayModify = useMay("LogSourceModify");
  const { enabled, secretExpiresAt } = source;
  const expiresAt = secretExpiresAt ? new Date(secretExpiresAt) : undefined;
  const now = new Date();
  const isNear = secretWarnedSince({ enabled, secretExpiresAt: expiresAt }, now) !== undefined;
  return (
    <span className={classes.alarm}>
      {secretExpiresAt ? <TimeText value={secretExpiresAt} /> : "Not known"}
      {expiresAt && isNear ? (
        <StatusBadge tone={expiresAt <= now ? "fail" : "neutral"}>{expiresAt <= now ? "Expired" : "Soon"}</StatusBadge>
      ) : null}
      {mayModify ? (
        <Button variant="subtle" size="compact-xs" onClick={() => change({ expiry: "open" })}>
          {secretExpiresAt ? "Change" : "Set date"}
        </Button>
      ) : null}
      {isAsked && mayModify ? (
        <ExpiryQuestion source={source} onClose={() => change({ expiry: undefined }, { replace: true })} />
      ) : null}
    </span>
  );
}

function ExpiryQuestion({ source, onClose }: { source: SecretExpiryFragment; onClose: () => void }) {
  const known = source.secretExpiresAt?.slice(0, 10) ?? "";
  const [day, setDay] = useState(known);
  const [set] = useMutation(setMutation);
  const [change, isChanging] = useChange();
  const save = async (expiresAt: string | null) => {
    const input = { sourceId: source.integrationId, expiresAt };
    const isDone = await change("Unable to set the expiry date", () => set({ variables: { input } }));
    if (!isDone) return;
    notify({ message: expiresAt === null ? "Expiry date removed" : "Expiry date set", tone: "success" });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Secret expiry date">
      <form
        className={classes.alarmForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (day !== "") void save(`${day}T00:00:00.000Z`);
        }}
      >
        <TextInput
          type="date"
          label="Expiry date (UTC)"
          description="Everybody who can see log sources is notified 14 days before, one day before and on that day."
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.alarmButtons}>
          {known === "" ? null : (
            <Button variant="default" loading={isChanging} onClick={() => save(null)}>
              Remove date
            </Button>
          )}
          <Button type="submit" loading={isChanging} disabled={day === "" || day === known}>
            Set date
          </Button>
        </div>
      </form>
    </Modal>
  );
}
