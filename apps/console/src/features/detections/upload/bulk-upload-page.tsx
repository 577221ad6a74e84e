import { useMutation } from "@apollo/client/react";
import { Button, notify, Page, PageHeader, Panel } from "@pharos/ui";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "../../../graphql/generated/index.ts";
import { useChange } from "../../../graphql/use-change.ts";
import { ButtonLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../shell/viewer.tsx";
import { type Archive, archiveOf } from "./archive-of.ts";
import { FileDrop } from "./file-drop.tsx";
import classes from "./upload.module.css";
import { UploadHistory } from "./upload-history.tsx";
import { CheckOutcome, UploadOutcome } from "./upload-outcomes.tsx";

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

/** Brings a whole repository of detections, or checks one. */
export function BulkUploadPage() {
  const { receipt, check } = route.useSearch();
  const isEnding = receipt !== undefined || check !== undefined;
  return (
    <Page kind="wide">
      <PageHeader
        title="Bulk upload"
        actions={
          isEnding ? (
            <ButtonLink to="/build/bulk-upload/" search={{}} variant="default">
              Upload another
            </ButtonLink>
          ) : undefined
        }
      >
        <span>Detections as code: a repository in the public detection format, or Sigma rules.</span>
      </PageHeader>
      <div className={classes.page}>
        {receipt !== undefined ? (
          <UploadOutcome key={receipt} receiptId={receipt} />
        ) : check !== undefined ? (
          <CheckOutcome key={check} receiptId={check} />
        ) : (
          <Chooser />
        )}
        {isEnding ? null : <UploadHistory />}
      </div>
    </Page>
  );
}

function Chooser() {
  const navigate = useNavigate();
  const [archive, setArchive] = useState<Archive>();
  const [upload] = useMutation(uploadMutation);
  const [check] = useMutation(checkMutation);
  const [change, isSending] = useChange();
  const mayUpload = useMay("BulkUpload");
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    try {
      setArchive(await archiveOf(files));
    } catch (error) {
      notify({ title: "Unable to take these files", message: (error as Error).message, tone: "error" });
    }
  };
  if (!archive) return <FileDrop onChoose={choose} />;
  const input = { data: archive.base64 };
  const open = (search: { receipt?: string; check?: string }) => navigate({ to: "/build/bulk-upload/", search });
  const startUpload = () =>
    change("Unable to upload", async () => {
      const { data } = await upload({ variables: { input } });
      if (data) await open({ receipt: data.uploadDetectionEntitiesAsync.receiptId });
    });
  const startCheck = () =>
    change("Unable to check", async () => {
      const { data } = await check({ variables: { input } });
      if (data) await open({ check: data.validateBulkUpload.receiptId });
    });
  return (
    <Panel>
      <div className={classes.chosen}>
        <span className={classes.name}>{archive.name}</span>
        <div className={classes.chosenActions}>
          <Button variant="subtle" onClick={() => setArchive(undefined)}>
            Choose another
          </Button>
          <Button variant="default" loading={isSending} onClick={startCheck}>
            Check only
          </Button>
          {mayUpload ? (
            <Button loading={isSending} onClick={startUpload}>
              Upload
            </Button>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
