import { graphql } from "../../../graphql/generated/index.ts";

export const setEnabledMutation = graphql(`
  mutation SetDetectionsEnabled($ids: [ID!]!, $enabled: Boolean!) {
    setDetectionsEnabled(ids: $ids, enabled: $enabled) { ... on DetectionEntity { id enabled lastModified } }
  }
`);
export const tagMutation = graphql(`
  mutation TagDetections($input: TagDetectionsInput!) {
    tagDetections(input: $input) { ... on DetectionEntity { id tags lastModified } }
  }
`);
export const deleteMutation = graphql(`
  mutation DeleteDetections($input: DeleteDetectionsInput!) { deleteDetections(input: $input) { ids } }
`);
export const restoreMutation = graphql(`
  mutation RestoreDetections($ids: [ID!]!) { restoreDetections(ids: $ids) { ... on DetectionEntity { id } } }
`);
export const exportQuery = graphql(`
  query ExportDetections($ids: [ID!]) { detectionEntitiesExport(ids: $ids) { path text } }
`);
export const runTestsMutation = graphql(`
  mutation RunTestsOfDetection($id: ID!) { runDetectionTests(id: $id) { name passed } }
`);
