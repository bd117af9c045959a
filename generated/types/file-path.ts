// Generated from schemas/shared/value/file-path.json by npm run generate. Do not edit.

/** Path of a file or folder of the machine that reads this. */
export type FilePath = string;
