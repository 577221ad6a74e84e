import { beforeAll, expect, test } from "vitest";
import { evaluateExpressions } from "../testing/evaluate-expressions.ts";

const head = `
import json
from policyuniverse.arn import ARN
from policyuniverse.policy import Policy
from policyuniverse.statement import ConditionTuple, PrincipalTuple, Statement
ROOT = "arn:aws:iam::012345678910:root"
def statement(**members):
    return Statement({"Effect": "Allow", "Principal": "*", "Action": ["s3:*"], "Resource": "*", **members})
def only(operator, key, value):
    return statement(Condition={operator: {key: value}}).is_internet_accessible()
`;

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
