import { type Detection, type DetectionKind, isPolicy, isRule, type Policy, type Rule } from "@pharos/domain";
import { type DetectionFilter, detectionNotFound } from "@pharos/store";
import { authorize } from "../access/authorize.ts";
import { findReadPermission } from "../access/detection-permissions.ts";
import type { RequestContext } from "../context/request-context.ts";
import { findVisible, listVisible } from "../detections/detection-service.ts";
import { createDetection, deleteDetection, putDetection, type SaveOptions } from "../detections/save-detection.ts";
import { type Collection, listAnswer } from "./collection.ts";
import { commonFilter, type ListParams, saveParams } from "./list-params.ts";
import { type RuleForm, readPolicyBody, readRuleBody } from "./read-detection.ts";
import { shownCompliance, shownPolicy, shownRule } from "./shown-detection.ts";

interface Kind<T extends Detection> {
  readonly path: string;
  /** The kind that the permission is asked for. */
  readonly kind: DetectionKind;
  readonly filter: DetectionFilter;
  readonly isMember: (detection: Detection) => detection is T;
  readonly read: (id: string | undefined, body: unknown, now: Date) => T;
  readonly shown: (detection: T) => object;
  /** What other nouns know of it; those of a list are asked for at once. */
  readonly details?: (context: RequestContext, detection: T) => Promise<object>;
}

function ruleKind(form: RuleForm, filter: DetectionFilter, isMember: (rule: Rule) => boolean): Kind<Rule> {
  return {
    path: `/${form}`,
    kind: "RULE",
    filter,
    isMember: (detection): detection is Rule => isRule(detection) && isMember(detection),
    read: (id, body, now) => readRuleBody(form, id, body, now),
    shown: shownRule,
  };
}

const isStreaming = ({ scheduledQueries }: Rule) => scheduledQueries === undefined;
const streamingKinds = ["RULE", "DERIVED_RULE"] as const;

const policies: Kind<Policy> = {
  path: "/policies",
  kind: "POLICY",
  filter: { kinds: ["POLICY"] },
  isMember: isPolicy,
  read: readPolicyBody,
  shown: shownPolicy,
  details: async ({ loaders }, { id }) => shownCompliance(await loaders.complianceByPolicy.load(id)),
};

/** `/rules`, `/scheduled-rules`, `/simple-rules` and `/policies`. */
export const detectionCollections: readonly Collection[] = [
  collectionOf(
    ruleKind("rules", { kinds: streamingKinds, isSimple: false }, (rule) => isStreaming(rule) && !rule.simple),
  ),
  collectionOf(ruleKind("scheduled-rules", { kinds: ["SCHEDULED_RULE"] }, (rule) => !isStreaming(rule))),
  collectionOf(
    ruleKind(
      "simple-rules",
      { kinds: streamingKinds, isSimple: true },
      (rule) => isStreaming(rule) && rule.simple !== undefined,
    ),
  ),
  collectionOf(policies),
];

function collectionOf<T extends Detection>({ path, kind, filter, isMember, read, ...kindOf }: Kind<T>): Collection {
  async function shown(context: RequestContext, detection: Detection | undefined): Promise<unknown> {
    if (!detection || !isMember(detection)) return undefined;
    return { ...kindOf.shown(detection), ...(await kindOf.details?.(context, detection)) };
  }

  async function find(context: RequestContext, id: string): Promise<T> {
    authorize(context.actor, findReadPermission({ kind }));
    const detection = await findVisible(context, id);
    if (!detection || !isMember(detection)) throw detectionNotFound(id);
    return detection;
  }
  return {
    path,
    async list(context, params) {
      authorize(context.actor, findReadPermission({ kind }));
      const { limit: pageSize, cursor } = params;
      const request = { filter: { ...filter, ...filterOf(params) }, pageSize, cursor };
      const page = await listVisible(context, { ...request, sort: "displayName", direction: "ascending" });
      const { results, ...answer } = listAnswer(page, (detection) => shown(context, detection));
      return { results: await Promise.all(results), ...answer };
    },
    get: async (context, id) => shown(context, await find(context, id)),
    async create(context, { body, query }) {
      return shown(context, await createDetection(context, read(undefined, body, context.clock()), optionsOf(query)));
    },
    async update(context, id, { body, query }) {
      const wanted = read(id, body, context.clock());
      const { detection, isCreated } = await putDetection(context, wanted, optionsOf(query));
      return { item: await shown(context, detection), isCreated };
    },
    delete: async (context, id) => deleteDetection(context, await find(context, id)),
  };
}

function filterOf(params: ListParams): DetectionFilter {
  return {
    ...commonFilter(params),
    severities: params.severity,
    tags: params.tag,
    logTypes: params["log-type"],
    resourceTypes: params["resource-type"],
    complianceStatuses: params["compliance-status"],
  };
}

function optionsOf(query: unknown): SaveOptions {
  const params = saveParams.parse(query);
  return { runsTestsFirst: params["run-tests-first"], runsTestsOnly: params["run-tests-only"] };
}
