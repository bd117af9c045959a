import { loadDocument } from '../../../generated/load.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import { parseNested } from '../../../runtime/config/yaml/nested-document.ts';
import type { Part } from '../../../runtime/config/part.ts';
import { validatePart } from '../../../runtime/config/schema/validate.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import type { Resource } from '../../program/resource.ts';
import { computedOnce } from '../facts-of.ts';

/** The configuration inside of an MCPRegistry. Its positions are in the source of the resource. */
export interface RegistryConfig {
  /** What could be read, valid or not; absent when it cannot be parsed. */
  readonly part: Part | undefined;
  /** The configuration, when it has no errors. */
  readonly config: RegistryServerConfig | undefined;
  /** What is wrong with it by itself. */
  readonly findings: readonly Diagnostic[];
}

/** Reads `configYAML` of a registry (spec 3, MCPRegistry) as the document that its server loads (spec 1). Read once per resource. */
export const registryConfigOf = computedOnce(readConfig);

async function readConfig(registry: Resource<'MCPRegistry'>): Promise<RegistryConfig> {
  const findings: Diagnostic[] = [];
  const report = (finding: Diagnostic): number => findings.push(finding);
  const document = parseNested(registry, ['spec', 'configYAML'], registry.authored.spec.configYAML, report);
  if (document === undefined) return { part: undefined, config: undefined, findings };
  const part = { document, base: [], value: document.value };
  const { validate } = await loadDocument['registry-server']();
  return { part, config: validatePart(part, validate, report), findings };
}
