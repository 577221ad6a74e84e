import { expect, test } from "vitest";
import { lakeDatabaseName, lakeTableName } from "./lake-name.ts";

test.each([
  ["pharos_logs.public.aws_alb", "pharos_logs.aws_alb"],
  ["pharos_logs.aws_alb", "pharos_logs.aws_alb"],
  ["panther_logs.public.aws_alb", "pharos_logs.aws_alb"],
  ["AWS.ALB", "AWS.ALB"],
])("%s is %s in the lake", (name, lakeName) => {
  expect(lakeTableName(name)).toBe(lakeName);
});

test.each(["pharos_logs", "pharos_logs.public", "panther_logs.public", "PANTHER_LOGS.PUBLIC"])(
  "%s is one database",
  (name) => {
    expect(lakeDatabaseName(name)).toBe("pharos_logs");
  },
);
