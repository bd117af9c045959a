import { loadDocument, type DocumentName } from '../../generated/load.ts';
import { isDocumentName } from '../command-line/schema-subject.ts';
import { documentShapes } from './document-shapes.ts';

const commentLine = /^#[ \t]*yaml-language-server:[ \t]*\$schema=(\S+)[ \t]*\r?$/m;
const editorFile = /(?:^|\/)config\/([a-z-]+)\.json(?:[?#].*)?$/;

/** The configuration document whose editor schema a comment of the text names; undefined for other schemas and without one. */
export function namedInComment(text: string): DocumentName | undefined {
  if (!text.includes('yaml-language-server')) return undefined;
  return documentOfSchema(commentLine.exec(text)?.[1] ?? '');
}

/** The configuration document that a value names with `$schema`, or else the one whose shape it has. */
export function documentOfValue(value: unknown): DocumentName | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const schema: unknown = Reflect.get(value, '$schema');
  const named = typeof schema === 'string' ? documentOfSchema(schema) : undefined;
  return named ?? documentOfShape(Object.keys(value));
}

/** Leaves out the `$schema` key with which a value names one of our editor schemas: it is for editors, not for us. */
export function withoutSchemaName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema, ...rest } = { $schema: undefined, ...value };
  return typeof $schema === 'string' && documentOfSchema($schema) !== undefined ? rest : value;
}

function documentOfSchema(address: string): DocumentName | undefined {
  const name = editorFile.exec(address)?.[1] ?? '';
  return isDocumentName(name) ? name : undefined;
}

/**
 * The document with the most of these keys that has all it requires and knows most of what is there. With two that fit equally
 * well there is no telling.
 */
function documentOfShape(keys: readonly string[]): DocumentName | undefined {
  const fits = Object.keys(loadDocument)
    .filter(isDocumentName)
    .flatMap((name) => {
      const shape = documentShapes[name];
      const telling = keys.filter((key) => key !== 'name' && key !== '$schema');
      const known = telling.filter((key) => shape.keys.includes(key)).length;
      const isFit = known * 2 > telling.length && shape.required.every((key) => keys.includes(key));
      // The project file is known by its name, and is read by itself.
      return isFit && name !== 'project-file' ? [{ name, score: known + shape.required.length }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = fits;
  return best !== undefined && best.score > (second?.score ?? 0) ? best.name : undefined;
}
