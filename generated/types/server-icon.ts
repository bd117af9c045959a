// Generated from schemas/shared/entry/server-icon.json by npm run generate. Do not edit.

/** A picture of the server. */
export interface ServerIcon {
  /** Address of the picture. */
  readonly src: string;
  /** Format of the picture. */
  readonly mimeType?: 'image/png' | 'image/jpeg' | 'image/jpg' | 'image/svg+xml' | 'image/webp';
  /** Sizes it is made for, as width x height, or any. */
  readonly sizes?: readonly string[];
  /** Background it is made for. */
  readonly theme?: 'light' | 'dark';
}
