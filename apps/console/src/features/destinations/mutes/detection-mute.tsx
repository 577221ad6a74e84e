import { useQuery } from "@apollo/client/react";
import type { DetectionKind } from "@pharos/domain";
import { graphql } from "../../../graphql/generated/index.ts";
import { useMay } from "../../../session/viewer.tsx";
import { MuteMenu } from "./mute-menu.tsx";

const detectionMuteQuery = graphql(`
  query DetectionMute($detectionId: ID!) {
    detectionMute(detectionId: $detectionId) { id ...MuteMenu }
  }
`);

interface DetectionMuteProps {
  readonly detection: { readonly id: string; readonly kind: DetectionKind };
  readonly label: string;
}

/** Mutes the messages about a detection's alerts, for people who may change it. */
export function DetectionMute({ detection: { id, kind }, label }: DetectionMuteProps) {
  const mayModify = useMay(kind === "POLICY" ? "PolicyModify" : "RuleModify");
  const { data, refetch } = useQuery(detectionMuteQuery, {
    variables: { detectionId: id },
    fetchPolicy: "network-only",
    skip: !mayModify,
  });
  if (!mayModify || !data) return null;
  const mute = data.detectionMute ?? null;
  return <MuteMenu subject="DETECTION" subjectId={id} label={label} mute={mute} onChanged={() => refetch()} />;
}
