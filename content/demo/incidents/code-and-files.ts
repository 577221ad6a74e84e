import { repositories } from "../company/accounts.ts";
import { peopleOf } from "../company/people.ts";
import { gitHub } from "../formats/github.ts";
import { workspace } from "../formats/google.ts";
import { driveFile } from "../traffic/office-work.ts";
import type { Incident } from "./incident.ts";

const leads = peopleOf("software", "operations");
const sharers = peopleOf("sales", "product", "people");

export const codeAndFileIncidents: readonly Incident[] = [
  {
    raises: "GitHub.Audit.BranchProtectionWeakened",
    weight: 3,
    events: (atMs, random) => {
      const fields = { branch: "main" };
      return [
        gitHub({
          atMs,
          action: "protected_branch.policy_override",
          by: random.pick(leads),
          repo: random.pick(repositories),
          fields,
          notable: true,
        }),
      ];
    },
  },
  {
    raises: "GitHub.Audit.SelfHostedRunnerRegistered",
    weight: 1,
    events: (atMs, random) => [
      gitHub({ atMs, action: "org.register_self_hosted_runner", by: random.pick(leads), notable: true }),
    ],
  },
  {
    raises: "GSuite.ActivityEvent.FileSharedOutside",
    weight: 6,
    events: (atMs, random) => {
      const parameters = { ...driveFile(random), visibility: "people_with_link", old_visibility: "private" };
      const share = { application: "drive", type: "acl_change", name: "change_document_visibility" } as const;
      return [workspace({ atMs, person: random.pick(sharers), ...share, parameters, notable: true })];
    },
  },
];
