// Generated from schemas/shared by npm run generate. Do not edit.

/** The languages inside of values. */
export type Language = 'cedar' | 'cedar-entities' | 'cel' | 'duration' | 'go-template' | 'json-schema' | 'kubernetes-volume' | 'kubernetes-volume-mount' | 'pod-template' | 'quantity' | 'registry-server-config';

/** One place of a kind or a configuration document that holds a language. */
export interface LanguageEntry {
  /** Property names from the root; `*` matches every item of a list or entry of a map. */
  readonly path: readonly string[];
  readonly language: Language;
}
