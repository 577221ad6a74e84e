/** One document of a `*_tests.yml` file: what a log type makes of a record. */
export interface SchemaTest {
  readonly name: string;
  readonly logType: string;
  /** Where the test begins in its file, counted from 1. */
  readonly line: number;
  readonly input: string;
  /** The stored events; empty when the record must be refused. */
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

/** What came of a test: it holds when there is no difference. */
export interface SchemaTestReport {
  readonly test: SchemaTest;
  /** Sentences that begin with the path of the member: `p_any_emails[0]: expected "a@b.c", got nothing`. */
  readonly differences: readonly string[];
}
