/** One step of "Check connection". */
export interface ConnectionCheck {
  readonly name: string;
  readonly isHealthy: boolean;
  readonly message: string;
}
