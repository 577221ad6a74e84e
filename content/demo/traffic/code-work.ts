import { repositories } from "../company/accounts.ts";
import { peopleOf } from "../company/people.ts";
import { hoursOf } from "../event.ts";
import { gitHub } from "../formats/github.ts";
import { activityOf } from "../rhythm.ts";
import { happen, type Traffic } from "./traffic.ts";

const developers = peopleOf("software", "hardware", "data", "operations", "security");
const actions = [
  "git.fetch",
  "git.fetch",
  "git.fetch",
  "git.push",
  "git.push",
  "git.clone",
  "pull_request.create",
  "pull_request_review.submit",
  "pull_request.merge",
  "issue_comment.update",
];

/** Developers fetch, push and review; every push is built. */
export const codeWork: Traffic = (slot, random) =>
  developers.flatMap((person) => {
    const mean = 1.1 * activityOf(person.office, slot.startMs) * hoursOf(slot);
    return happen(mean, slot, random, (atMs) => {
      const repo = random.pick(repositories);
      const action = random.pick(actions);
      const transport = action.startsWith("git.") ? { transport_protocol: 2, transport_protocol_name: "ssh" } : {};
      const done = gitHub({ atMs, action, by: person, repo, fields: transport });
      if (action !== "git.push" && action !== "pull_request.merge") return done;
      const run = {
        name: "ci",
        event: "push",
        head_branch: "main",
        head_sha: random.hex(40),
        workflow_run_id: random.digits(11),
      };
      return [
        done,
        gitHub({ atMs: atMs + 3000, action: "workflows.created_workflow_run", by: person, repo, fields: run }),
        gitHub({ atMs: atMs + 9000, action: "git.clone", by: "github-actions[bot]", repo }),
        gitHub({
          atMs: atMs + 240_000,
          action: "workflows.completed_workflow_run",
          by: "github-actions[bot]",
          repo,
          fields: { ...run, conclusion: random.chance(0.88) ? "success" : "failure" },
        }),
      ];
    });
  });
