import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import type { CataloguedText } from './catalogued-texts.ts';
import { projectRoot } from './source-files.ts';

const modules = ['cli', 'tools', 'manifests', 'runtime', 'generator', 'test', 'examples'].map(
  (folder) => `${folder}/**/*.ts`,
);

/** The comments of all modules, and the names of tests: what engineers read who work on the code. */
export function sourceTexts(): CataloguedText[] {
  return modules
    .flatMap((pattern) => globSync(pattern, { cwd: projectRoot }))
    .toSorted()
    .flatMap(textsOf);
}

function textsOf(path: string): CataloguedText[] {
  const source = readFileSync(join(projectRoot, path), 'utf8');
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: CataloguedText[] = [];
  const comments = new Map<number, number>();
  const add = (start: number, text: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    found.push({ place: `${path}:${line + 1}`, text });
  };
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ])
      comments.set(pos, end);
    const name = ts.isCallExpression(node) ? testName(node) : undefined;
    if (name !== undefined) add(name.getStart(), name.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const [start, end] of joined(
    [...comments].toSorted(([a], [b]) => a - b),
    source,
  )) {
    add(start, source.slice(start, end).replaceAll(/\s*\n\s*(?:\*\/?|\/\/)?\s*/g, ' '));
  }
  return found;
}

/** Comments of one line each that follow one another are one text. */
function joined(ranges: readonly (readonly [number, number])[], source: string): [number, number][] {
  const whole: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = whole.at(-1);
    if (last !== undefined && source.slice(last[1], start).trim() === '') last[1] = end;
    else whole.push([start, end]);
  }
  return whole;
}

/** The name of a test or of a group of tests. */
function testName({ expression, arguments: [name] }: ts.CallExpression): ts.Node | undefined {
  if (name === undefined || !/^(?:test|it|describe)\b/.test(expression.getText())) return undefined;
  return ts.isStringLiteralLike(name) || ts.isTemplateExpression(name) ? name : undefined;
}
