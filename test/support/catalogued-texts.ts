import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';

/** A string that people read, and where it is. */
export interface CataloguedText {
  readonly place: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '../..');

/** Where string literals are texts of messages, hints, help, pages and error catalogues. */
const sources = ['cli/**/*.ts', 'manifests/**/*.ts', 'runtime/**/*.ts', 'generator/read/**/*.ts', 'generator/*.ts'];
const pages = [
  '*.md',
  'docs/*.md',
  'docs/how-to/*.md',
  'docs/decisions/*.md',
  'cli/explain/examples/**/*.md',
  'cli/explain/examples/**/*.yaml',
];

/** A page that is left out: a style guide names what it bans. */
const leftOut: ReadonlySet<string> = new Set(['docs/style.md']);

/** Every text that people read: string literals of the sources, texts of the schemas, and the pages, line by line. */
export function cataloguedTexts(): CataloguedText[] {
  return [
    ...sources.flatMap(filesOf).flatMap(literalsOf),
    ...filesOf('schemas/**/*.json').flatMap(linesOf),
    ...pages.flatMap(filesOf).flatMap(linesOf),
  ];
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .filter((path) => !leftOut.has(path))
    .toSorted();
}

function linesOf(path: string): CataloguedText[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  return lines.map((text, index) => ({ place: `${path}:${index + 1}`, text }));
}

/** The string literals of a module, and the fixed parts of its templates. Names of imports are not texts. */
function literalsOf(path: string): CataloguedText[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: CataloguedText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${path}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
