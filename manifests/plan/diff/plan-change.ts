/** One difference inside of a workload. */
export interface PlanChange {
  /** Dotted path of the value. */
  readonly field: string;
  /** Absent where it is new. */
  readonly before?: string;
  /** Absent where it is gone. */
  readonly after?: string;
  /** Why it concerns security. */
  readonly risk?: string;
  /** Why a cluster refuses the change, and what to do before it. */
  readonly obstacle?: string;
}
