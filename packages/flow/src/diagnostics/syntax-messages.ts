/** Every message that the syntax has; what stands in a hole is a piece of the query or of the grammar. */
export const syntaxMessages = {
  expected: (what: string, found: string) => `Expected ${what} before ${found}`,
  unexpected: (found: string) => `Did not expect ${found} here`,
  unknown_operator: (name: string) => `The operator ${name} does not exist`,
  chained_comparison: () => "Comparisons cannot be chained. Join them with and",
  too_deep: () => "The query is nested too deeply",
  unterminated_string: () => "The string does not end on its line",
  unterminated_comment: () => "The comment does not end; it is read as one line",
  malformed_number: (found: string) => `${found} is neither a number nor a time span`,
  unknown_character: (found: string) => `The character ${found} is not expected here`,
};
