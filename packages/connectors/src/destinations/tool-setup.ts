/** A text that somebody pastes into the tool, so that it works with a destination. */
export interface ToolSetup {
  /** Names the text, such as `Slack app manifest`. */
  readonly title: string;
  /** Where it goes, and what to do then. */
  readonly help: string;
  readonly text: string;
}
