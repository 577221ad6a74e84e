// The `p_any_*` fields, numbered as the general way writes them (src/indicators/indicator-setters.ts).
export const IpAddresses = 0;
export const DomainNames = 1;
export const Usernames = 2;
export const Emails = 3;
export const ActorIds = 4;
export const TraceIds = 5;
export const Md5Hashes = 6;
export const Sha1Hashes = 7;
export const Sha256Hashes = 8;
export const AwsAccountIds = 9;
export const AwsArns = 10;
export const AwsInstanceIds = 11;
export const AwsTags = 12;
export const MacAddresses = 13;
export const SerialNumbers = 14;
export const Cves = 15;
export const MitreAttackTechniques = 16;
