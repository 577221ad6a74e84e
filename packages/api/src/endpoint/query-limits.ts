import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { type DocumentNode, GraphQLError, type ValidationContext, visit } from "graphql";
import type { Plugin } from "graphql-yoga";

const queryDepthMax = 12;
const queryCostMax = 10_000;
const queryTokensMax = 20_000;
/** Each field is compared with the others of its name and place. */
const queryFieldsMax = 500;
/** A document is short; its variables may hold an archive of detections in base64. */
export const queryBytesMax = 64 * 1024 * 1024;

/** Reports instead of throwing, so that the answer says what to do. */
function report(message: string) {
  return (context: ValidationContext | null) =>
    context?.reportError(new GraphQLError(message, { extensions: { code: "TooLarge", httpStatus: 413 } }));
}

/** Refuses documents that nest too deep or ask for too much, before anything is executed. Introspection is free. */
export const queryLimits: Plugin = {
  onParse({ params }) {
    params.options = { ...params.options, maxTokens: queryTokensMax };
    return ({ result, replaceParseResult }) => {
      if (!(result instanceof Error) && countSelections(result) > queryFieldsMax) replaceParseResult(tooManyFields());
    };
  },
  onValidate({ addValidationRule }) {
    const options = { flattenFragments: true, ignoreIntrospection: true, propagateOnRejection: false };
    const tooDeep = report(`This query is too deep: fields nest at most ${queryDepthMax} levels`);
    const tooCostly = report(
      `This query asks for too much: its cost is over ${queryCostMax}. Ask for fewer fields, or in several queries`,
    );
    addValidationRule(maxDepthRule({ ...options, n: queryDepthMax, onReject: [tooDeep] }));
    addValidationRule(costLimitRule({ ...options, maxCost: queryCostMax, onReject: [tooCostly] }));
  },
};

function tooManyFields(): GraphQLError {
  const message = `This query asks for too much: it names over ${queryFieldsMax} fields. Ask in several queries`;
  return new GraphQLError(message, { extensions: { code: "TooLarge", httpStatus: 413 } });
}

function countSelections(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    SelectionSet: ({ selections }) => {
      count += selections.length;
    },
  });
  return count;
}
