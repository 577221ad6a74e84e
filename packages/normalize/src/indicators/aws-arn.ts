import { flatSlice } from "../fields/flat-slice.ts";
import { type IndicatorCollector, indicatorSlots as slots } from "./indicator-collector.ts";

/**
 * `arn:partition:service:region:account:resource`: the ARN itself, its account, the instance of
 * `instance/i-…`, and the person of an STS session whose name is an e-mail address.
 */
export function scanAwsArn(value: string, into: IndicatorCollector): void {
  if (!value.startsWith("arn:")) return;
  const partition = value.indexOf(":", 4);
  const service = value.indexOf(":", partition + 1);
  const region = value.indexOf(":", service + 1);
  const account = value.indexOf(":", region + 1);
  if (partition < 0 || service < 0 || region < 0 || account < 0) return;
  into.add(slots.p_any_aws_arns, value);
  const accountId = value.slice(region + 1, account);
  if (/^\d{12}$/.test(accountId)) into.add(slots.p_any_aws_account_ids, accountId);
  if (value.startsWith("instance/i-", account + 1)) {
    into.add(slots.p_any_aws_instance_ids, flatSlice(value, account + 10, value.length));
  } else if (value.startsWith("assumed-role/", account + 1)) {
    const session = flatSlice(value, value.lastIndexOf("/") + 1, value.length);
    const at = session.indexOf("@");
    if (at > 0) {
      into.add(slots.p_any_emails, session);
      into.add(slots.p_any_usernames, flatSlice(session, 0, at));
    }
  }
}
