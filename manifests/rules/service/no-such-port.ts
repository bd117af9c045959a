import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { EmittedPods } from '../../facts/pods/emitted-pods.ts';
import { servicesOf } from '../../facts/network/generated-services.ts';
import { selectedPods, type SelectedPods } from '../../facts/pods/selected-pods.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import { podPorts } from '../../objects/layout.ts';
import { computedOnce } from '../../facts/facts-of.ts';

export const noSuchPort = defineDiagnostic<{ target: string; title: string; known: string }>({
  code: 'service/no-such-port',
  severity: 'warning',
  extent: 'whole',
  summary: 'A Service of the input that leads to a port which its pods, made for a resource, do not have.',
  message: ({ target, title }) => `the pods of ${title} have no port ${target}, so connections to it fail`,
  hint: ({ known }) => `write targetPort: ${known}`,
});

/** Services of the input that select pods of its resources lead to a port of them (Kubernetes, Service: targetPort). */
export const serviceNoSuchPort: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  for (const service of program.foreign) {
    if (service.plainKind !== 'Service') continue;
    const spec = propertyOf(service.object, 'spec');
    const selector = propertyOf(spec, 'selector');
    if (valuesAt(selector, ['*']).length === 0) continue;
    const selected = selectedPods(program, service.namespace, { matchLabels: selector });
    // Pods of somebody else have ports of their own.
    const [first] = selected.pods;
    if (first === undefined || selected.count > selected.pods.length) continue;
    const open = openPorts(selected);
    for (const { value: port, path } of valuesAt(spec, ['ports', '*'])) {
      const field = propertyOf(port, 'targetPort') === undefined ? 'port' : 'targetPort';
      const target = propertyOf(port, field);
      if (typeof target !== 'string' && typeof target !== 'number') continue;
      if (typeof target === 'string' ? open.names.has(target) : open.isUnknown || open.numbers.has(target)) continue;
      const known = generatedPort(first);
      if (known === undefined) continue;
      const title = `${first.owner.kind} "${first.owner.name}"`;
      const place = placeOf(service, ['spec', ...path, field], 'value');
      report(noSuchPort({ target: JSON.stringify(target), title, known: known.name }, place));
    }
  }
};

/** The ports that some pods have. */
interface OpenPorts {
  readonly names: ReadonlySet<unknown>;
  readonly numbers: ReadonlySet<number>;
  /** Whether some may have others too: nobody knows where programs of the author listen. */
  readonly isUnknown: boolean;
}

/** The ports of what a selector selects; of what several Services select, read once. */
const openPorts = computedOnce(portsOf);

function portsOf({ pods }: SelectedPods): OpenPorts {
  const names = new Set<unknown>();
  const numbers = new Set<number>();
  let isUnknown = false;
  for (const one of pods) {
    for (const port of [generatedPort(one), ...internalPorts(one)]) {
      if (port === undefined) continue;
      names.add(port.name);
      numbers.add(port.port);
    }
    const own = valuesAt(propertyOf(one.owner.authored.spec, 'podTemplateSpec'), ['spec', 'containers', '*']);
    for (const { value } of own) {
      for (const { value: name } of valuesAt(value, ['ports', '*', 'name'])) names.add(name);
    }
    const isOurProgram = !isBackend(one) && one.owner.kind !== 'EmbeddingServer';
    if (!isOurProgram || (own.length > 0 && one.component !== 'proxy')) isUnknown = true;
  }
  return { names, numbers, isUnknown };
}

function generatedPort(pods: EmittedPods): { readonly name: string; readonly port: number } | undefined {
  const service = servicesOf(pods.owner).find(({ isBehindProxy }) => isBehindProxy === isBackend(pods));
  return service === undefined ? undefined : { name: isBackend(pods) ? 'mcp' : 'http', port: service.port };
}

/** Ports that no generated Service leads to. */
function internalPorts({ owner }: EmittedPods): readonly { readonly name: string; readonly port: number }[] {
  return owner.kind === 'MCPRegistry' ? [{ name: 'internal', port: podPorts.registryInternal }] : [];
}

function isBackend({ component }: EmittedPods): boolean {
  return component === 'backend';
}
