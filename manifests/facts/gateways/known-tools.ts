import { prefixOf } from '../../../runtime/aggregation/tool-prefix.ts';
import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { backendNamesOf } from './backend-names.ts';
import { calledTool } from '../../../runtime/workflow/model/called-tool.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { AnyResource, Resource } from '../../program/resource.ts';
import { ownSettingsOf, settingsOf, type ToolSettings } from './tool-settings.ts';
import { shownName } from '../../../runtime/aggregation/tool-overrides.ts';
import { workflowsRunBy } from '../workflows/workflows-run-by.ts';
import { computedOnceForEach } from '../facts-of.ts';

/** A tool of a backend that the input speaks of: no list of its tools is needed to know of it. */
export interface KnownTool {
  readonly workload: string;
  /** After renaming, before a prefix. */
  readonly name: string;
  /** As clients see it. */
  readonly advertised: string;
  readonly isShown: boolean;
  readonly at: { readonly resource: AnyResource; readonly path: DocumentPath; readonly what: 'key' | 'value' };
}

/**
 * The tools that filters, overrides and workflows of a virtual server name, each once, in the order of the input. That a
 * backend really has them is up to who wrote the names. Read once per virtual server.
 */
export const knownToolsOf = computedOnceForEach(readTools);

function readTools(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): readonly KnownTool[] {
  const aggregation = server.resource.spec.config?.aggregation;
  const found = new Map<string, KnownTool>();
  const settings = new Map<string, ToolSettings>();
  const hidden = new Set<string>();
  const add = (workload: string, name: string, at: KnownTool['at']): void => {
    const key = JSON.stringify([workload, name]);
    if (found.has(key)) return;
    const filter = settings.get(workload)?.filter ?? [];
    const isListed = filter.length === 0 || filter.includes(name);
    found.set(key, {
      workload,
      name,
      advertised: prefixOf(aggregation, workload) + name,
      isShown: aggregation?.excludeAllTools !== true && !hidden.has(workload) && isListed,
      at,
    });
  };
  for (const [index, { workload, toolConfigRef, excludeAll }] of (aggregation?.tools ?? []).entries()) {
    const shared = toolConfigRef === undefined ? undefined : program.find('MCPToolConfig', server, toolConfigRef.name);
    const own = shared === undefined ? ownSettingsOf(server, index) : settingsOf(shared);
    if (own === undefined) continue;
    settings.set(workload, own);
    if (excludeAll === true) hidden.add(workload);
    for (const [tool, { name }] of Object.entries(own.overrides)) {
      const path = [...own.overridesPath, tool, ...(name === undefined ? [] : ['name'])];
      add(workload, shownName(own, tool), {
        resource: own.declaredIn,
        path,
        what: name === undefined ? 'key' : 'value',
      });
    }
    for (const [entry, name] of own.filter.entries()) {
      // The old name of a renamed tool is a mistake of its own.
      if (shownName(own, name) !== name) continue;
      add(workload, name, { resource: own.declaredIn, path: [...own.filterPath, entry], what: 'value' });
    }
  }
  const backends = [...(backendNamesOf(server, program)?.names ?? []), ...settings.keys()];
  for (const workflow of workflowsRunBy(server, program)) {
    for (const { tool, path } of workflow.calls) {
      const { workload, name } = calledTool(tool, backends);
      if (name === '') continue;
      const own = settings.get(workload) ?? { overrides: {} };
      add(workload, shownName(own, name), { resource: workflow.resource, path, what: 'value' });
    }
  }
  return [...found.values()];
}
