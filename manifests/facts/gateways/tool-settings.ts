import type { ToolOverride } from '../../../generated/types/tool-override.ts';
import { statedOverrides } from '../../../runtime/aggregation/tool-overrides.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, type AnyResource, type Resource } from '../../program/resource.ts';

/** Which tools are shown and under which names, and where that is written (spec 3, MCPToolConfig; spec 2, WorkloadToolConfig). */
export interface ToolSettings {
  readonly declaredIn: AnyResource;
  /** Names of the tools to show, after renaming; none shows all. */
  readonly filter: readonly string[];
  readonly filterPath: DocumentPath;
  /** By the tool's own name. */
  readonly overrides: Readonly<Record<string, ToolOverride>>;
  readonly overridesPath: DocumentPath;
}

/** The settings of an MCPToolConfig. */
export function settingsOf(config: Resource<'MCPToolConfig'>): ToolSettings {
  const { toolsFilter = [], toolsOverride = {} } = config.resource.spec;
  return {
    declaredIn: config,
    filter: toolsFilter,
    filterPath: ['spec', 'toolsFilter'],
    overrides: statedOverrides(toolsOverride),
    overridesPath: ['spec', 'toolsOverride'],
  };
}

/** The settings that a virtual server itself writes for one workload, by their index; those of a shared configuration are not among them. */
export function ownSettingsOf(server: Resource<'VirtualMCPServer'>, index: number): ToolSettings | undefined {
  const settings = server.resource.spec.config?.aggregation?.tools?.[index];
  if (settings === undefined || settings.toolConfigRef !== undefined) return undefined;
  const base = ['spec', 'config', 'aggregation', 'tools', index];
  return {
    declaredIn: server,
    filter: settings.filter ?? [],
    filterPath: [...base, 'filter'],
    overrides: statedOverrides(settings.overrides ?? {}),
    overridesPath: [...base, 'overrides'],
  };
}

/** All settings of tools that are written anywhere, each once. */
export function allToolSettings(program: Pick<LinkedProgram, 'resources'>): ToolSettings[] {
  return program.resources.flatMap((resource): ToolSettings[] => {
    if (isKind(resource, 'MCPToolConfig')) return [settingsOf(resource)];
    if (!isKind(resource, 'VirtualMCPServer')) return [];
    const count = resource.resource.spec.config?.aggregation?.tools?.length ?? 0;
    return Array.from({ length: count }, (_, index) => ownSettingsOf(resource, index)).filter(
      (settings) => settings !== undefined,
    );
  });
}
