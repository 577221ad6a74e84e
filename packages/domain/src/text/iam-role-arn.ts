/** Matches the ARN of a role of AWS IAM, in each of its partitions. */
export const iamRoleArn = /^arn:(aws|aws-cn|aws-us-gov):iam::\d{12}:role\/.+$/;
