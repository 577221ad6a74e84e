import { graphql } from "../../../graphql/generated/index.ts";

export const editedSchemaQuery = graphql(`
  query EditedSchema($name: String!) {
    schema(name: $name) { name spec revision isManaged isArchived }
  }
`);

export const saveSchemaMutation = graphql(`
  mutation SaveSchema($input: CreateOrUpdateSchemaInput!) {
    createOrUpdateSchema(input: $input) {
      schema {
        name description referenceURL revision spec isManaged isArchived createdAt updatedAt
        logSources { id label }
      }
    }
  }
`);

export const checkSchemaQuery = graphql(`
  query CheckSchema($input: CheckSchemaInput!) {
    checkSchema(input: $input) {
      problems { line column message }
      incompatibleChanges
    }
  }
`);

export const testSchemaMutation = graphql(`
  mutation TestSchema($input: TestSchemaInput!) {
    testSchema(input: $input) {
      samples parsed events
      failures { index reason raw }
    }
  }
`);

export const inferSchemaMutation = graphql(`
  mutation InferSchema($input: InferSchemaInput!) {
    inferSchema(input: $input) { spec samples parsed }
  }
`);
