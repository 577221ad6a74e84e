import { graphql } from "../../../graphql/generated/index.ts";

export const pullerListQuery = graphql(`
  query PullerList {
    pullers { provider name description logTypes revision updatedAt updatedBy logSources { integrationId integrationLabel } }
  }
`);

export const editedPullerQuery = graphql(`
  query EditedPuller($provider: ID!) {
    puller(provider: $provider) { provider name text revision logSources { integrationId integrationLabel } }
  }
`);

export const copiedProviderQuery = graphql(`
  query CopiedProvider($id: ID!) {
    pullProvider(id: $id) { id name definition }
  }
`);

export const shippedProvidersQuery = graphql(`
  query ShippedProviders {
    pullProviders { id name isCustom }
  }
`);

export const checkPullerQuery = graphql(`
  query CheckPuller($input: CheckPullerInput!) {
    checkPuller(input: $input) {
      problems { line column message }
      provider { id ...PullProviderForm }
    }
  }
`);

export const savePullerMutation = graphql(`
  mutation SavePuller($input: SavePullerInput!) {
    savePuller(input: $input) { puller { provider name text revision } }
  }
`);

export const deletePullerMutation = graphql(`
  mutation DeletePuller($input: DeletePullerInput!) {
    deletePuller(input: $input) { provider }
  }
`);
