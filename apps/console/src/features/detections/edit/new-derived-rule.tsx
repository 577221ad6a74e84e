import { useApolloClient, useQuery } from "@apollo/client/react";
import { Button, FailedState, Page, PageHeader, Panel, Text, TextInput } from "@pharos/ui";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { EditedRuleQuery } from "../../../graphql/generated/graphql.ts";
import { PageFailure } from "../../../page/page-failure.tsx";
import { ButtonLink, TextLink } from "../../../routing/button-link.tsx";
import { detectionPath } from "../../../routing/detection-path.ts";
import { pathTarget } from "../../../routing/path-target.ts";
import { DetectionSkeleton } from "../detail/detection-layout.tsx";
import { editedRuleQuery } from "./edited-detection.ts";
import classes from "./editor.module.css";
import { saveDerivedRule } from "./operations.ts";
import { useSave } from "./use-save.ts";

/** A new rule that follows another one, and says what it does otherwise once it is there. */
export function NewDerivedRule({ baseId }: { readonly baseId: string }) {
  const { data, error, refetch } = useQuery(editedRuleQuery, { variables: { id: baseId } });
  if (error && !data) return <PageFailure title="Couldn't load the rule" error={error} onRetry={() => refetch()} />;
  return data ? <DerivedForm base={data.rule} /> : <DetectionSkeleton />;
}

function DerivedForm({ base }: { readonly base: EditedRuleQuery["rule"] }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const begin = { id: `${base.id}.Derived`, displayName: `${base.displayName || base.id} (derived)` };
  const [named, setNamed] = useState(begin);
  const saving = useSave(named !== begin && (named.id !== begin.id || named.displayName !== begin.displayName));
  const id = named.id.trim();
  const create = (form: FormEvent) => {
    form.preventDefault();
    void saving.run(async () => {
      const draft = { id, displayName: named.displayName.trim(), baseId: base.id, severity: base.severity };
      const saved = await saveDerivedRule(client, draft);
      await navigate({ ...pathTarget(`${detectionPath(saved)}edit/`), ignoreBlocker: true });
    });
  };
  return (
    <Page>
      <PageHeader title="New derived rule">
        <TextLink to="/build/detections/rules/$ruleId/" params={{ ruleId: base.id }}>
          {base.displayName || base.id}
        </TextLink>
      </PageHeader>
      {base.kind === "RULE" ? (
        <Panel title="Settings">
          <form className={classes.fields} onSubmit={create}>
            <Text size="sm">
              A derived rule follows the logic, the log types and the tests of its base, through all updates. Its
              severity, filters, grouping and destinations can be its own. It begins disabled.
            </Text>
            {saving.failure && saving.problems.length === 0 ? (
              <FailedState title="Couldn't create the rule" message={saving.failure} />
            ) : null}
            <TextInput
              label="Name"
              autoComplete="off"
              value={named.displayName}
              onChange={(event) => setNamed({ ...named, displayName: event.currentTarget.value })}
            />
            <TextInput
              label="ID"
              description="Cannot be changed after saving"
              withAsterisk
              autoComplete="off"
              spellCheck={false}
              classNames={{ input: classes.mono }}
              value={named.id}
              error={saving.problems.map(({ message }) => message).join("\n") || undefined}
              onChange={(event) => setNamed({ ...named, id: event.currentTarget.value })}
            />
            <span className={classes.panelActions}>
              <Button type="submit" loading={saving.isSaving} disabled={id === ""}>
                Create rule
              </Button>
              <ButtonLink {...pathTarget(detectionPath(base))} variant="default">
                Cancel
              </ButtonLink>
            </span>
          </form>
        </Panel>
      ) : (
        <FailedState
          title="Nothing can be derived from this rule"
          message={`${base.displayName || base.id} has no logic of its own. Choose a rule that is not derived or scheduled.`}
        />
      )}
    </Page>
  );
}
