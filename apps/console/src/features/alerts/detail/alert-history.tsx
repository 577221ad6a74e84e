import { useMutation } from "@apollo/client/react";
import { alertCommentLengthMax } from "@pharos/domain";
import { Button, FailedState, MarkdownText, notify, Panel, Textarea, TextSkeleton, TimeText } from "@pharos/ui";
import { type FormEvent, useMemo } from "react";
import { errorText } from "../../../graphql/error-text.ts";
import type { AlertHistoryQuery } from "../../../graphql/generated/graphql.ts";
import { graphql } from "../../../graphql/generated/index.ts";
import { useLiveQuery } from "../../../live/use-live-query.ts";
import timeline from "../../../page/timeline.module.css";
import { useDraft } from "../../../page/use-draft.ts";
import { useMay } from "../../../session/viewer.tsx";
import { useAssignees } from "../use-assignees.ts";
import classes from "./alert-page.module.css";
import { historySentence } from "./history-sentence.ts";

const alertHistoryQuery = graphql(`
  query AlertHistory($id: ID!) {
    alert(id: $id) {
      id
      history { id type at from to outcome comment editedAt actor { id name kind } }
    }
  }
`);
const createCommentMutation = graphql(`
  mutation CreateAlertComment($input: CreateAlertCommentInput!) {
    createAlertComment(input: $input) {
      alert {
        id
        history { id type at from to outcome comment editedAt actor { id name kind } }
      }
    }
  }
`);

export function AlertHistory({ alertId }: { alertId: string }) {
  const variables = useMemo(() => ({ id: alertId }), [alertId]);
  const { data, error, refetch } = useLiveQuery(alertHistoryQuery, { topics: ["alerts"], variables });
  const mayModify = useMay("AlertModify");
  const entries = [...(data?.alert.history ?? [])].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title="History">
      {mayModify ? <CommentForm alertId={alertId} /> : null}
      {error && !data ? (
        <FailedState title="Couldn't load the history" message={errorText(error)} onRetry={() => refetch()} />
      ) : null}
      {!data && !error ? <TextSkeleton lines={3} /> : null}
      {data && entries.length === 0 ? <span className={timeline.when}>No activity yet.</span> : null}
      {entries.length > 0 ? (
        <ol className={timeline.timeline}>
          {entries.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : null}
    </Panel>
  );
}

type Entry = AlertHistoryQuery["alert"]["history"][number];

function HistoryEntry({ entry }: { entry: Entry }) {
  const people = useAssignees();
  return (
    <li data-written={entry.type === "COMMENT" || undefined}>
      <strong>{entry.actor.name}</strong> {historySentence(entry, people)}
      <span className={timeline.when}>
        <TimeText value={entry.at} relative />
        {entry.editedAt ? (
          <>
            {" · edited "}
            <TimeText value={entry.editedAt} relative />
          </>
        ) : null}
      </span>
      {entry.comment ? (
        <div className={timeline.text}>
          <MarkdownText>{entry.comment}</MarkdownText>
        </div>
      ) : null}
    </li>
  );
}

function CommentForm({ alertId }: { alertId: string }) {
  const [body, setBody] = useDraft(`alert-comment.${alertId}`);
  const [create, { loading }] = useMutation(createCommentMutation, {
    onCompleted: () => setBody(""),
    onError: (error) => notify({ title: "Unable to add the comment", message: errorText(error), tone: "error" }),
  });
  const isEmpty = body.trim() === "";
  const submit = () => {
    if (!isEmpty && !loading) create({ variables: { input: { alertId, body: body.trim() } } });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={onSubmit} className={classes.comment}>
      <Textarea
        aria-label="Comment"
        placeholder="Write a comment"
        classNames={{ input: classes.commentText }}
        maxLength={alertCommentLengthMax}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <Button type="submit" variant="default" disabled={isEmpty} loading={loading}>
        Comment
      </Button>
    </form>
  );
}
