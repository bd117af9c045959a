import type { ExternalInput } from '../manifests/program/link.ts';
import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import { say } from './say.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

/** The forms in which findings are shown. */
export const findingForms = ['text', 'json', 'sarif', 'github', 'junit'] as const;

/** How findings are shown. */
export interface FindingFlags {
  readonly diagnostics: (typeof findingForms)[number];
  readonly color: boolean;
  readonly strict?: true;
}

/**
 * Prints findings on stderr: as text and as annotations when there are any, in the other forms always, so that a program
 * reading them finds a whole document each time.
 */
export async function reportFindings(
  diagnostics: readonly Diagnostic[],
  flags: FindingFlags,
  terminal: Terminal,
): Promise<void> {
  const text = await render(diagnostics, flags, terminal);
  if (text !== '') terminal.stderr.write(text);
}

async function render(diagnostics: readonly Diagnostic[], flags: FindingFlags, terminal: Terminal): Promise<string> {
  switch (flags.diagnostics) {
    case 'json':
      return (await import('../runtime/diagnostics/render-json.ts')).renderJson(diagnostics);
    case 'sarif':
      return (await import('../runtime/diagnostics/render-sarif.ts')).renderSarif(diagnostics, { version });
    case 'github':
      return (await import('../runtime/diagnostics/render-github.ts')).renderGithub(diagnostics);
    case 'junit':
      return (await import('../runtime/diagnostics/render-junit.ts')).renderJunit(diagnostics);
    case 'text': {
      if (diagnostics.length === 0) return '';
      const [{ renderText }, { useColor }] = await Promise.all([
        import('../runtime/diagnostics/render-text.ts'),
        import('../runtime/diagnostics/color.ts'),
      ]);
      return renderText(diagnostics, { color: flags.color && useColor(terminal.environment, terminal.stderr) });
    }
  }
}

/** Says something to a person; a program that reads the findings is not disturbed. */
export function remark(text: string, flags: FindingFlags, terminal: Terminal): void {
  if (flags.diagnostics === 'text') say(text, terminal);
}

/** What the cluster has to provide, one object a line, with the keys that are used. Empty without any. */
export function describeExternals(externals: readonly ExternalInput[]): string {
  const keys = new Map<string, Set<string>>();
  for (const { kind, name, namespace, key } of externals) {
    const title = `${kind} "${name}"${namespace === undefined ? '' : ` in namespace "${namespace}"`}`;
    const known = keys.get(title) ?? new Set();
    if (key !== undefined) known.add(key);
    keys.set(title, known);
  }
  const lines = [...keys]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([title, used]) => describeExternal(title, used));
  return lines.length === 0 ? '' : ['not in the input, so the cluster has to provide:', ...lines].join('\n');
}

function describeExternal(title: string, keys: ReadonlySet<string>): string {
  if (keys.size === 0) return `  ${title}`;
  return `  ${title} with ${keys.size === 1 ? 'key' : 'keys'} ${[...keys].toSorted().join(', ')}`;
}
