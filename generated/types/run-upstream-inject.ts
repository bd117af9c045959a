// Generated from schemas/shared/run/run-upstream-inject.json by npm run generate. Do not edit.

/** The token of an upstream provider, sent to the backend in place of the caller's. */
export interface RunUpstreamInject {
  /** Name of the provider, as the embedded authorization server knows it. */
  readonly providerName: string;
}
