import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { isNearNamespace } from '../../../runtime/config/near-miss.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { foreignOf } from '../../facts/foreign-named.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const nearNamespace = defineDiagnostic<{ name: string; meant: string }>({
  code: 'link/near-namespace',
  severity: 'warning',
  extent: 'whole',
  summary: 'A namespace that the input does not define, whose name is a letter or two off one that it defines.',
  message: ({ name, meant }) => `the input has no Namespace "${name}", and it has Namespace "${meant}"`,
  hint: ({ meant }) => `did you mean "${meant}"?`,
});

/** Who defines namespaces uses those (Kubernetes, Namespaces; spec 1, KubernetesSource). */
export const linkNearNamespace: Rule = async (program, report) => {
  if (mayBeIncomplete(program)) return;
  const known = foreignOf(program, 'Namespace').map(({ name }) => name);
  if (known.length === 0) return;
  const defined = new Set(known);
  const judged = new Map<string, string | undefined>();
  for (const { name, part, path } of await usedNamespaces(program)) {
    if (defined.has(name) || judged.has(name)) continue;
    const meant = known.find((one) => isNearNamespace(name, one));
    // Where many objects are in it, one finding says so.
    judged.set(name, meant);
    if (meant !== undefined) report(nearNamespace({ name, meant }, placeOf(part, path, 'value')));
  }
};

interface Used {
  readonly name: string;
  readonly part: Part;
  readonly path: DocumentPath;
}

async function usedNamespaces(program: LinkedProgram): Promise<Used[]> {
  const used: Used[] = [];
  for (const resource of program.resources) {
    const own = resource.authored.metadata.namespace;
    if (own !== undefined && own !== '') used.push({ name: own, part: resource, path: ['metadata', 'namespace'] });
    if (resource.kind !== 'MCPRegistry') continue;
    const { part, config } = await registryConfigOf(resource);
    for (const [index, { kubernetes }] of (config?.sources ?? []).entries()) {
      for (const [position, name] of (kubernetes?.namespaces ?? []).entries()) {
        if (part !== undefined)
          used.push({ name, part, path: ['sources', index, 'kubernetes', 'namespaces', position] });
      }
    }
  }
  for (const object of program.foreign) {
    if (object.namespace !== undefined)
      used.push({ name: object.namespace, part: object, path: ['metadata', 'namespace'] });
  }
  return used;
}
