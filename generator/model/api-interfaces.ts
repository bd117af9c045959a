import type { SchemaFile } from './schema-file.ts';
import type { Schema } from './schema.ts';

/** What `x-api` admits, after the dialect check. */
export interface ApiDeclaration {
  readonly name: string;
  readonly aliases: readonly { readonly from: string; readonly to: string }[];
  readonly tags: Readonly<Record<string, string>>;
  readonly error: string;
  readonly errors: Readonly<Record<string, { readonly status: number; readonly description: string }>>;
  readonly commonErrors: Readonly<Record<'always' | 'caller' | 'parameters' | 'body', readonly string[]>>;
  readonly unlistedErrors: readonly string[];
  readonly parameters: Readonly<Record<string, ParameterDeclaration>>;
  readonly operations: readonly OperationDeclaration[];
}

export interface ParameterDeclaration {
  readonly in: 'path' | 'query';
  /** What a query calls it, where that is not its key. */
  readonly name?: string;
  readonly schema: Schema;
}

export interface OperationDeclaration {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly tag: string;
  readonly event?: string;
  readonly summary: string;
  readonly description?: string;
  readonly query?: readonly string[];
  readonly body?: BodyDeclaration;
  readonly replies: Readonly<Record<string, ReplyDeclaration>>;
  readonly errors?: readonly string[];
  readonly inOpenApi?: false;
}

export interface BodyDeclaration {
  readonly description: string;
  readonly schemas: readonly string[];
  readonly chosenBy?: string;
  readonly fromPath?: Readonly<Record<string, string>>;
}

export interface ReplyDeclaration {
  readonly description: string;
  readonly schemas?: readonly string[];
  readonly mediaType?: string;
}

/** One file of schemas/api that describes an API. Its `file` is where its references are relative to. */
export interface Api {
  readonly title: string;
  readonly description: string;
  readonly file: SchemaFile;
  readonly declaration: ApiDeclaration;
}

/** The text of a file with `x-api`, which the dialect has checked. */
export interface ApiText {
  readonly title: string;
  readonly description: string;
  readonly 'x-api': ApiDeclaration;
}
