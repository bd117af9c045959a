import { posix } from 'node:path';
import { IndentationText, Project, QuoteKind } from 'ts-morph';
import { preamble, type GeneratedFile } from './generated-file.ts';

const project = new Project({
  useInMemoryFileSystem: true,
  manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
});

/**
 * A TypeScript module in the making. Imports are values: `importing(name, path)` returns the name to use
 * and remembers where it comes from; relative paths are computed when the module is finished.
 */
export class TypeScriptModule {
  readonly path: string;
  private readonly parent: string;
  private readonly statements: string[] = [];
  private readonly imports = new Map<string, Map<string, boolean>>();

  constructor(path: string, parent: string) {
    this.path = path;
    this.parent = parent;
  }

  /** Uses a value of another generated module. */
  importing(name: string, path: string): string {
    this.remember(name, path, false);
    return name;
  }

  /** Uses a type of another generated module. */
  importingType(name: string, path: string): string {
    this.remember(name, path, true);
    return name;
  }

  add(statement: string): void {
    this.statements.push(statement);
  }

  finish(): GeneratedFile {
    const file = project.createSourceFile(this.path, this.statements.join('\n\n'));
    const paths = [...this.imports.keys()].toSorted();
    for (const path of paths.toReversed()) {
      const names = [...(this.imports.get(path) ?? new Map<string, boolean>())].toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      const isTypeOnly = names.every(([, type]) => type);
      file.insertImportDeclaration(0, {
        isTypeOnly,
        moduleSpecifier: this.specifierOf(path),
        namedImports: names.map(([name, type]) => ({ name, isTypeOnly: type && !isTypeOnly })),
      });
    }
    file.formatText({ indentSize: 2, ensureNewLineAtEndOfFile: true });
    const text = file
      .getFullText()
      .trimStart()
      .replaceAll(/\n{3,}/g, '\n\n');
    const content = `// ${preamble(this.parent)}\n\n${text}`;
    file.forget();
    return { path: this.path, content };
  }

  private remember(name: string, path: string, type: boolean): void {
    if (path === this.path) return;
    const names = this.imports.get(path) ?? new Map<string, boolean>();
    names.set(name, (names.get(name) ?? true) && type);
    this.imports.set(path, names);
  }

  private specifierOf(path: string): string {
    if (!path.includes('/') && !path.endsWith('.ts')) return path;
    const relative = posix.relative(posix.dirname(this.path), path);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }
}

/** Text of a doc comment, with what would end it early taken apart. */
export function docComment(lines: readonly string[]): string {
  const text = lines.map((line) => line.replaceAll('*/', '*\\/'));
  return text.length === 1 ? `/** ${text[0]} */` : `/**\n${text.map((line) => ` * ${line}`).join('\n')}\n */`;
}
