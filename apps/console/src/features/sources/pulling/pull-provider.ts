import { graphql } from "../../../graphql/generated/index.ts";

export const pullProviderFields = graphql(`
  fragment PullProviderForm on PullProvider {
    id
    isCustom
    name
    description
    documentationUrl
    redirectUrl
    permissions { help text }
    fields { name label type help isOptional isMultiline default options { value label } }
    authentications { id label uses needsAuthorization }
    streams { name label logTypes requires isOptional }
  }
`);
