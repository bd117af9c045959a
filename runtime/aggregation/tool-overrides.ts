import type { ToolOverride } from '../../generated/types/tool-override.ts';

/** Overrides without the empty strings in them: an empty name or description keeps the tool's own. */
export function statedOverrides(overrides: Readonly<Record<string, ToolOverride>>): Record<string, ToolOverride> {
  return Object.fromEntries(
    Object.entries(overrides).map(([tool, { name, description, ...rest }]) => [
      tool,
      {
        ...(name === undefined || name === '' ? {} : { name }),
        ...(description === undefined || description === '' ? {} : { description }),
        ...rest,
      },
    ]),
  );
}

/** The name of a tool after renaming. */
export function shownName(
  { overrides }: { readonly overrides: Readonly<Record<string, ToolOverride>> },
  tool: string,
): string {
  return (Object.hasOwn(overrides, tool) ? overrides[tool]?.name : undefined) ?? tool;
}
