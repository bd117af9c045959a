// Generated from schemas/shared/aggregation/embedding-server-ref.json by npm run generate. Do not edit.

/** The EmbeddingServer of the same namespace to use. */
export interface EmbeddingServerRef {
  /** Name of the EmbeddingServer. */
  readonly name: string;
}
