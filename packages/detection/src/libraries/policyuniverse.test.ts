import { beforeAll, expect, test } from "vitest";
import { evaluateExpressions } from "../testing/evaluate-expressions.ts";

const head = `
import json
import policyuniverse
from policyuniverse.action_categories import actions_for_category, categories_for_actions
from policyuniverse.expander_minimizer import (
    _expand_wildcard_action, _get_prefixes_for_action, all_permissions, expand_minimize_over_policies, expand_policy,
    get_actions_from_statement, minimize_policy, minimize_statement_actions)
from policyuniverse.arn import ARN
from policyuniverse.policy import Policy
from policyuniverse.statement import ConditionTuple, PrincipalTuple, Statement
ROOT = "arn:aws:iam::012345678910:root"
RES = {"Statement": [{"Action": ["swf:res*"], "Resource": "*", "Effect": "Allow"}]}
DENY = {"Statement": [{"Action": "swf:res*", "Resource": "*", "Effect": "Deny"}]}
def statement(**members):
    return Statement({"Effect": "Allow", "Principal": "*", "Action": ["s3:*"], "Resource": "*", **members})
def only(operator, key, value):
    return statement(Condition={operator: {key: value}}).is_internet_accessible()
`;

const respond = ["activitytaskcanceled", "activitytaskcompleted", "activitytaskfailed", "decisiontaskcompleted"].map(
  (name) => `swf:respond${name}`,
);
const wildcards = ["ec2:describeinstances", "nope:*", ...respond.slice(0, 2)];

const cases: readonly (readonly [expression: string, value: unknown])[] = [
  ["statement().is_internet_accessible()", true],
  ["statement(Effect='Deny').is_internet_accessible()", false],
  ["statement(Principal=ROOT).is_internet_accessible()", false],
  ["statement(Principal={'AWS': [ROOT, '*']}).is_internet_accessible()", true],
  ["statement(Principal={'Service': 'lambda.amazonaws.com'}).is_internet_accessible()", false],
  ["statement(Principal='arn:aws:iam::*:role/x').is_internet_accessible()", true],
  ["Statement({'Effect': 'Allow', 'NotPrincipal': {'AWS': ROOT}}).is_internet_accessible()", true],
  ["Statement({'Effect': 'Allow', 'NotPrincipal': {'AWS': ROOT}}).uses_not_principal()", true],
  ["only('StringLike', 'AWS:SourceOwner', '012345678910')", false],
  ["only('StringLike', 'AWS:SourceOwner', '*')", true],
  ["only('ForAnyValue:StringEqualsIgnoreCase', 'aws:SourceAccount', ['012345678910'])", false],
  ["only('StringNotLike', 'aws:SourceOwner', '012345678910')", true],
  ["only('DateLessThan', 'aws:CurrentTime', '2026-01-01')", true],
  ["only('Bool', 'aws:SecureTransport', 'true')", true],
  ["only('ArnLikeIfExists', 'aws:SourceArn', 'arn:aws:iam::*:role/x')", true],
  ["only('ArnEquals', 'aws:SourceArn', 'arn:aws:s3:::bucket')", false],
  ["only('ArnEquals', 'aws:SourceArn', 'arn:aws:iam:::user/x')", true],
  ["only('IpAddress', 'aws:SourceIp', ['10.0.0.0/8'])", false],
  ["only('IpAddress', 'aws:SourceIp', ['10.0.0.0/8', '0.0.0.0/0'])", true],
  ["only('StringLike', 'aws:userid', 'AROA1:*')", false],
  ["only('StringEquals', 'aws:SourceVpce', 'vpce-1')", false],
  ["only('StringEquals', 'aws:PrincipalOrgID', 'o-1')", false],
  ["only('StringEquals', 'kms:CallerAccount', '222222222222')", false],
  [
    "sorted(statement(Principal={'AWS': ROOT, 'Service': ['a', 'b']}).principals)",
    ["a", "arn:aws:iam::012345678910:root", "b"],
  ],
  ["sorted(statement(Action='s3:Get').actions | statement(Resource=['a', 'b']).resources)", ["a", "b", "s3:Get"]],
  ["sorted(Statement({'NotResource': 'x'}).resources)", ["*"]],
  ["sorted(statement(Condition={'ArnLike': {'aws:SourceArn': ['x', 'y']}}).condition_arns)", ["x", "y"]],
  [
    "statement(Condition={'StringLike': {'aws:SourceOwner': '1'}}).whos_allowed() == {PrincipalTuple('principal', '*'), ConditionTuple('account', '1')}",
    true,
  ],
  ["[s.effect for s in Policy({'Statement': {'Effect': 'Deny'}}).statements]", ["Deny"]],
  ["Policy({'Statement': [{'Effect': 'Allow', 'Principal': '*', 'Action': 'x'}]}).is_internet_accessible()", true],
  [
    "sorted(Policy({'Statement': [{'Effect': 'Allow', 'Principal': '*', 'Action': 'x'}]}).internet_accessible_actions())",
    ["x"],
  ],
  ["Policy(event['document']).is_internet_accessible()", true],
  ["Policy({}).statements", []],
  [
    "[ARN(ROOT).account_number, ARN(ROOT).tech, ARN(ROOT).name, ARN(ROOT).root, ARN(ROOT).error]",
    ["012345678910", "iam", "root", true, false],
  ],
  // What actions are: the examples of the library's documentation, in the access levels of its later versions.
  ["expand_policy(policy=RES)", { Statement: [{ Action: respond, Resource: "*", Effect: "Allow" }] }],
  ["minimize_policy(policy=expand_policy(policy=RES), minchars=3) == RES", true],
  ["policyuniverse.expand_policy(RES) == expand_policy(RES) and policyuniverse.minimize_policy(RES, 3) == RES", true],
  [
    "{k: sorted(v) for k, v in Policy({'Statement': [{'Action': ['s3:put*', 'sqs:get*', 'sns:*'], 'Resource': '*', 'Effect': 'Allow'}]}).action_summary().items()}",
    {
      s3: ["Permissions", "Tagging", "Write"],
      sqs: ["Read"],
      sns: ["List", "Permissions", "Read", "Tagging", "Write"],
    },
  ],
  ["sorted(Statement(RES['Statement'][0]).actions_expanded)", respond],
  [
    "{k: sorted(v) for k, v in categories_for_actions(['ec2:authorizesecuritygroupingress', 'iam:putrolepolicy', 'iam:listroles']).items()}",
    { ec2: ["Write"], iam: ["List", "Permissions"] },
  ],
  ["list(categories_for_actions(['nope:x'])['nope'])", [null]],
  ["'iam:putrolepolicy' in actions_for_category('Permissions')", true],
  // Wildcards anywhere, in any case, of several services; what nothing answers to stays.
  ["_expand_wildcard_action(['SWF:*activitytaskc*', 'nope:*', 'ec2:DescribeInstances'])", wildcards],
  ["_expand_wildcard_action('s?f:resp*d') == _expand_wildcard_action('swf:respond*d')", true],
  ["_expand_wildcard_action('s3:[a-z]*')", ["s3:[a-z]*"]],
  ["len(_expand_wildcard_action('*')) == len(all_permissions) > 15000", true],
  ["_get_prefixes_for_action('iam:cat')", ["iam:", "iam:c", "iam:ca", "iam:cat"]],
  // A statement about no action, about all but some, one that denies, and one alone.
  ["sorted(get_actions_from_statement({'Effect': 'Allow', 'Resource': '*'}))", []],
  ["expand_policy({'Statement': {'Effect': 'Allow'}})", { Statement: [{ Effect: "Allow", Action: [] }] }],
  ["get_actions_from_statement({'NotAction': 's3:*'}) == {a for a in all_permissions if a[:3] != 's3:'}", true],
  ["'NotAction' in expand_policy({'Statement': [{'Effect': 'Allow', 'NotAction': 's3:*'}]})['Statement'][0]", false],
  ["expand_policy(DENY)['Statement'] == DENY['Statement']", true],
  ["expand_policy(DENY, expand_deny=True)['Statement'][0]['Action']", respond],
  ["minimize_statement_actions({'Effect': 'Deny', 'Action': 's3:*'})", "Exception"],
  ["minimize_statement_actions({'Effect': 'Allow', 'Action': ['s3:Nope']})", "Exception"],
  ["minimize_statement_actions({'Effect': 'Allow', 'Action': ['s3:*']})", ["s3:*"]],
  ["minimize_statement_actions({'Effect': 'Allow', 'Action': ['s3:GetObject', 'iam:PassRole']})[1]", "s3:getobject"],
  [
    "expand_minimize_over_policies({'policy': {'a': RES}}, expand_policy) == {'policy': {'a': expand_policy(RES)}}",
    true,
  ],
  ["expand_minimize_over_policies(expand_policy(RES), minimize_policy, minchars=3) == RES", true],
  ["expand_policy(event['document'])['Statement'][0]['Action']", ["x"]],
  ["[ARN('x').error, ARN('arn:aws:s3:::b').tech, ARN('sns.amazonaws.com').service]", [true, "s3", true]],
];

let found: unknown[];
beforeAll(async () => {
  const document = { Statement: [{ Effect: "Allow", Principal: { AWS: ["*"] }, Action: ["x"] }] };
  found = await evaluateExpressions(
    cases.map(([expression]) => expression),
    { head, event: { document } },
  );
});

test.each(cases.map((one, index) => [...one, index] as const))("%s", (_expression, value, index) => {
  expect(found[index]).toEqual(value);
});
