/** Evenly spaced buckets from `from` on; the last one ends at or after `to`. */
export interface BucketRange {
  readonly from: Date;
  readonly to: Date;
  readonly bucketMs: number;
}
