import { keyOf } from '../../write/typescript-literal.ts';
import { docComment } from '../../write/typescript-module.ts';

/** A property of a type that is about to be printed. */
export interface PrintedProperty {
  readonly name: string;
  readonly isOptional: boolean;
  /** The lines of its comment; without any it has none. */
  readonly comment: readonly string[];
  /** A TypeScript expression. */
  readonly type: string;
}

/** A property with its comment, as a member of an interface or an object type. */
export function printProperty({ name, isOptional, comment, type }: PrintedProperty): string {
  const member = `readonly ${keyOf(name)}${isOptional ? '?' : ''}: ${type};`;
  return comment.length === 0 ? member : `${docComment(comment)}\n${member}`;
}
