import { production, security, staging } from "../company/accounts.ts";
import { peopleOf, personNamed } from "../company/people.ts";
import { minuteMs } from "../event.ts";
import { cloudTrail, iamUser, roleSession } from "../formats/cloudtrail.ts";
import { googleCloud } from "../formats/google.ts";
import { guardDuty } from "../formats/guardduty.ts";
import { publicIpOf } from "../rhythm.ts";
import type { Incident } from "./incident.ts";

const operators = peopleOf("operations");
const engineers = peopleOf("software");

export const cloudIncidents: readonly Incident[] = [
  {
    raises: "AWS.CloudTrail.AccountDetailsDumped",
    weight: 3,
    events: (atMs, random) => {
      const account = random.pick([production, staging]);
      const identity = roleSession(account, "posture-scanner", "weekly");
      return [
        cloudTrail({
          atMs,
          account,
          call: "iam:GetAccountAuthorizationDetails",
          identity,
          sourceIp: "198.18.9.4",
          parameters: {},
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "AWS.CloudTrail.UserCreated",
    weight: 2,
    events: (atMs, random) => {
      const identity = roleSession(staging, "terraform", "plan-and-apply");
      const parameters = { userName: `ses-smtp-${random.hex(4)}` };
      return [
        cloudTrail({
          atMs,
          account: staging,
          call: "iam:CreateUser",
          identity,
          sourceIp: "198.18.12.40",
          userAgent: "APN/1.0 HashiCorp/1.0 Terraform/1.13.4",
          parameters,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "AWS.CloudTrail.SecurityGroupOpened",
    weight: 2,
    events: (atMs, random) => {
      const person = random.pick(engineers);
      const common = {
        account: staging,
        identity: roleSession(staging, "Developer", person.email),
        sourceIp: publicIpOf(person, atMs),
      };
      const parameters = {
        groupId: `sg-0${random.hex(16)}`,
        ipProtocol: "tcp",
        fromPort: 22,
        toPort: 22,
        cidrIp: "0.0.0.0/0",
      };
      return [
        cloudTrail({ ...common, atMs, call: "ec2:AuthorizeSecurityGroupIngress", parameters, notable: true }),
        cloudTrail({ ...common, atMs: atMs + 4 * minuteMs, call: "ec2:RevokeSecurityGroupIngress", parameters }),
      ];
    },
  },
  {
    raises: "AWS.CloudTrail.ShellCommandSent",
    weight: 3,
    events: (atMs, random) => {
      const person = random.pick(operators);
      const account = random.pick([production, staging]);
      const parameters = {
        documentName: "AWS-RunShellScript",
        instanceIds: [random.pick(account.web).id],
        parameters: "HIDDEN_DUE_TO_SECURITY_REASONS",
      };
      const identity = roleSession(account, "Operations", person.email);
      return [
        cloudTrail({
          atMs,
          account,
          call: "ssm:SendCommand",
          identity,
          sourceIp: publicIpOf(person, atMs),
          parameters,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "AWS.CloudTrail.ConsoleLoginsFail",
    weight: 1,
    events: (atMs, random) => {
      const person = random.pick(operators);
      const failure = {
        account: security,
        call: "signin:ConsoleLogin",
        identity: iamUser(security, "break-glass"),
        sourceIp: person.homeIp,
      };
      return [0, 15, 33, 60, 90, 130].map((seconds, i) =>
        cloudTrail({
          ...failure,
          atMs: atMs + seconds * 1000,
          response: { ConsoleLogin: "Failure" },
          additional: { MFAUsed: "No" },
          notable: i === 5,
        }),
      );
    },
  },
  {
    raises: "AWS.CloudTrail.FunctionCodeReplaced",
    weight: 1,
    events: (atMs, random) => {
      const parameters = { functionName: random.pick(["thumbnailer", "invoice-mailer"]), publish: true, dryRun: false };
      const identity = iamUser(staging, "kiosk-deployer");
      return [
        cloudTrail({
          atMs,
          account: staging,
          call: "lambda:UpdateFunctionCode20150331v2",
          identity,
          sourceIp: "192.0.2.30",
          parameters,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "AWS.GuardDuty.Finding",
    weight: 3,
    events: (atMs, random) => {
      const instance = random.pick(staging.web);
      const type = random.pick([
        "Recon:EC2/PortProbeUnprotectedPort",
        "Behavior:EC2/NetworkPortUnusual",
        "UnauthorizedAccess:EC2/SSHBruteForce",
      ]);
      const resource = {
        resourceType: "Instance",
        instanceDetails: { instanceId: instance.id, instanceType: "t3.large" },
      };
      return [
        guardDuty({
          atMs,
          account: staging,
          type,
          title: `${type.split("/")[1]} seen on ${instance.id}.`,
          severity: 5,
          resource,
        }),
      ];
    },
  },
  {
    raises: "GCP.AuditLog.ServiceAccountKeyCreated",
    weight: 2,
    events: (atMs) => {
      const person = personNamed("Felix Amara");
      const resource = "projects/-/serviceAccounts/train@meridian-ml.iam.gserviceaccount.com";
      const call = { service: "iam.googleapis.com", method: "google.iam.admin.v1.CreateServiceAccountKey", resource };
      return [googleCloud({ atMs, principal: person.email, ip: publicIpOf(person, atMs), ...call, notable: true })];
    },
  },
];
