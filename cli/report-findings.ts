import type { ExternalInput } from '../manifests/program/link.ts';
import type { Diagnostic } from '../runtime/diagnostics/diagnostic.ts';
import { say } from './say.ts';
import type { Terminal } from './terminal.ts';

/** How findings are shown. */
export interface FindingFlags {
  readonly diagnostics: 'text' | 'json';
  readonly color: boolean;
  readonly strict?: true;
}

/** Prints findings on stderr: as text when there are any, as JSON always, so that a program reading it finds an object each time. */
export async function reportFindings(
  diagnostics: readonly Diagnostic[],
  flags: FindingFlags,
  terminal: Terminal,
): Promise<void> {
  if (flags.diagnostics === 'json') {
    const { renderJson } = await import('../runtime/diagnostics/render-json.ts');
    terminal.stderr.write(renderJson(diagnostics));
  } else if (diagnostics.length > 0) {
    const [{ renderText }, { useColor }] = await Promise.all([
      import('../runtime/diagnostics/render-text.ts'),
      import('../runtime/diagnostics/color.ts'),
    ]);
    const color = flags.color && useColor(terminal.environment, terminal.stderr);
    terminal.stderr.write(renderText(diagnostics, { color }));
  }
}

/** Says something to a person; a program that reads JSON is not disturbed. */
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
