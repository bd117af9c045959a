import { isKind } from '../../program/resource.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import type { Rule } from '../contracts/rule.ts';

/** The configuration inside an MCPRegistry is one that its server would load (spec 3, MCPRegistry; spec 1). */
export const registryConfig: Rule = async (program, report) => {
  for (const registry of program.resources) {
    if (!isKind(registry, 'MCPRegistry')) continue;
    const { findings } = await registryConfigOf(registry);
    for (const finding of findings) report(finding);
  }
};
