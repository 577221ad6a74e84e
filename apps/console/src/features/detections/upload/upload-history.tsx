import { useQuery } from "@apollo/client/react";
import { Panel, StatusBadge, TimeText } from "@pharos/ui";
import { graphql } from "../../../graphql/generated/index.ts";
import { TextLink } from "../../../routing/button-link.tsx";
import { useMay } from "../../../session/viewer.tsx";
import classes from "./upload.module.css";

const uploadsQuery = graphql(`
  query DetectionEntitiesUploads {
    detectionEntitiesUploads { receiptId status createdAt }
  }
`);

const states = {
  NOT_PROCESSED: { tone: "active", label: "In progress" },
  COMPLETED: { tone: "pass", label: "Uploaded" },
  FAILED: { tone: "fail", label: "Failed" },
} as const;

/** Recent uploads of all users. */
export function UploadHistory() {
  const { data } = useQuery(uploadsQuery, { skip: !useMay("BulkUpload") });
  const uploads = data?.detectionEntitiesUploads ?? [];
  if (uploads.length === 0) return null;
  return (
    <Panel title="Recent uploads" flush>
      <ul className={classes.history}>
        {uploads.map(({ receiptId, status, createdAt }) => (
          <li key={receiptId}>
            <StatusBadge tone={states[status].tone}>{states[status].label}</StatusBadge>
            <TimeText value={createdAt} />
            <TextLink to="/build/bulk-upload/" search={{ receipt: receiptId }}>
              Show
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
