import type { ToolOverride } from '../../../../generated/types/tool-override.ts';
import type { Backend } from '../../backend/backend.ts';
import { identityView, type Shown, type View } from './view.ts';

/** Which tools of a backend clients see, and how. */
export interface ShownTools {
  /** Names after renaming; empty: all. */
  readonly filter: readonly string[];
  /** By the names that the backend knows. */
  readonly overrides: Readonly<Record<string, ToolOverride>>;
}

/**
 * The view of one backend with some of its tools hidden or renamed (specification 3, MCPToolConfig). A tool that another one takes the
 * name of is hidden, and so is the old name of a renamed one: each name means one tool.
 */
export function toolView(backend: Backend, { filter, overrides }: ShownTools): View {
  const allowed = new Set(filter);
  const given = new Map(Object.entries(overrides));
  const renamed = new Map<string, string>();
  for (const [actual, { name }] of given) {
    if (name !== undefined && name !== '' && name !== actual) renamed.set(name, actual);
  }
  const moved = new Set(renamed.values());
  const isShown = (name: string): boolean => allowed.size === 0 || allowed.has(name);

  function route(name: string): string | undefined {
    if (!isShown(name)) return undefined;
    return renamed.get(name) ?? (moved.has(name) ? undefined : name);
  }

  function show(actual: string): Shown | 'hidden' {
    const { name: other, description, annotations } = given.get(actual) ?? {};
    const name = other === undefined || other === '' ? actual : other;
    if (!isShown(name) || route(name) !== actual) return 'hidden';
    return {
      name,
      ...(description === undefined || description === '' ? {} : { description }),
      ...(annotations === undefined ? {} : { annotations: { ...annotations } }),
    };
  }

  return {
    ...identityView(backend),
    route(feature, name) {
      const actual = feature === 'tool' ? route(name) : name;
      return actual === undefined ? 'absent' : { backend, name: actual };
    },
    shows: (feature) => (feature === 'tool' ? show : undefined),
  };
}
