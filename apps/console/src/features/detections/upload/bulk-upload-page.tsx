import { useMutation } from "@apollo/client/react";
import { Button, notify, Page, PageHeader, Panel } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import { type Archive, archiveOf } from "./archive-of.ts";
import { FileDrop } from "./file-drop.tsx";
import classes from "./upload.module.css";
import { UploadHistory } from "./upload-history.tsx";
import { CheckOutcome, UploadOutcome } from "./upload-outcomes.tsx";
import type { UploadSearch } from "./upload-search.ts";

const route = getRouteApi("/shell/build/bulk-upload");

const uploadMutation = graphql(`
  mutation UploadDetectionEntities($input: UploadDetectionEntitiesAsyncInput!) {
    uploadDetectionEntitiesAsync(input: $input) { receiptId }
  }
`);
const checkMutation = graphql(`
  mutation ValidateBulkUpload($input: ValidateBulkUploadInput!) {
    validateBulkUpload(input: $input) { receiptId }
  }
`);

/** Uploads a whole repository of detections, or checks one and then uploads what was checked. */
export function BulkUploadPage() {
  const { receipt, check } = route.useSearch();
  const [archive, setArchive] = useState<Archive>();
  const { startUpload, startCheck, isSending } = useUploadActions(archive);
  const isChosen = receipt === undefined && check === undefined;
  return (
    <Page kind="wide">
      <PageHeader
        title="Bulk upload"
        actions={
          isChosen ? undefined : (
            <ButtonLink to="/build/bulk-upload/" search={{}} variant="default" onClick={() => setArchive(undefined)}>
              Choose other files
            </ButtonLink>
          )
        }
      >
        <span>Detections as code: a repository in the public detection format, or Sigma rules.</span>
      </PageHeader>
      <div className={classes.page}>
        {receipt !== undefined ? (
          <UploadOutcome key={receipt} receiptId={receipt} />
        ) : check !== undefined ? (
          <CheckOutcome
            key={check}
            receiptId={check}
            action={
              archive && startUpload ? (
                <Button loading={isSending} onClick={startUpload}>
                  Upload now
                </Button>
              ) : undefined
            }
          />
        ) : archive ? (
          <Panel>
            <div className={classes.chosen}>
              <span className={classes.name}>{archive.name}</span>
              <div className={classes.chosenActions}>
                <Button variant="subtle" onClick={() => setArchive(undefined)}>
                  Choose other files
                </Button>
                <Button variant="default" loading={isSending} onClick={startCheck}>
                  Check only
                </Button>
                {startUpload ? (
                  <Button loading={isSending} onClick={startUpload}>
                    Upload
                  </Button>
                ) : null}
              </div>
            </div>
          </Panel>
        ) : (
          <FileDrop onChoose={(files) => readFiles(files, setArchive)} />
        )}
        {isChosen ? <UploadHistory /> : null}
      </div>
    </Page>
  );
}

async function readFiles(files: readonly File[], onRead: (archive: Archive) => void): Promise<void> {
  if (files.length === 0) return;
  try {
    onRead(await archiveOf(files));
  } catch (error) {
    notify({ title: "Couldn't read these files", message: (error as Error).message, tone: "error" });
  }
}

/** Starts an upload or a check of the archive and opens its receipt. `startUpload` is absent without permission. */
function useUploadActions(archive: Archive | undefined) {
  const navigate = useNavigate();
  const [upload] = useMutation(uploadMutation);
  const [check] = useMutation(checkMutation);
  const [change, isSending] = useChange();
  const mayUpload = useMay("BulkUpload");
  const input = { data: archive?.base64 ?? "" };
  const open = (search: UploadSearch) => navigate({ to: "/build/bulk-upload/", search });
  const startUpload = () =>
    change("Couldn't upload", async () => {
      const { data } = await upload({ variables: { input } });
      if (data) await open({ receipt: data.uploadDetectionEntitiesAsync.receiptId });
    });
  const startCheck = () =>
    change("Couldn't check", async () => {
      const { data } = await check({ variables: { input } });
      if (data) await open({ check: data.validateBulkUpload.receiptId });
    });
  return { startUpload: mayUpload ? startUpload : undefined, startCheck, isSending };
}
