import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { registryInternalPort } from '../lower/registry-deployment.ts';
import type { EmittedPods } from '../program/emitted-pods.ts';
import { servicesOf } from '../program/generated-services.ts';
import { selectedPods } from '../program/selected-pods.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';
import { mayHoldMore } from '../program/may-hold-more.ts';

export const noSuchPort = defineDiagnostic<{ target: string; title: string; known: string }>({
  code: 'service/no-such-port',
  severity: 'warning',
  summary: 'A Service of the input that leads to a port which its pods, made for a resource, do not have.',
  message: ({ target, title }) => `the pods of ${title} have no port ${target}, so nobody answers there`,
  hint: ({ known }) => `write targetPort: ${known}`,
});

/** Services of the input that select pods of its resources lead to a port of them (Kubernetes, Service: targetPort). */
export const serviceTargetPorts: Rule = (program, report) => {
  if (mayHoldMore(program)) return;
  for (const service of program.foreign) {
    if (service.plainKind !== 'Service') continue;
    const spec = propertyOf(service.object, 'spec');
    const selector = propertyOf(spec, 'selector');
    if (valuesAt(selector, ['*']).length === 0) continue;
    const { pods, count } = selectedPods(program, service.namespace, { matchLabels: selector });
    // Pods of somebody else have ports of their own.
    const [first] = pods;
    if (first === undefined || count > pods.length) continue;
    for (const { value: port, path } of valuesAt(spec, ['ports', '*'])) {
      const field = propertyOf(port, 'targetPort') === undefined ? 'port' : 'targetPort';
      const target = propertyOf(port, field);
      if (typeof target !== 'string' && typeof target !== 'number') continue;
      if (pods.some((one) => mayHave(one, target))) continue;
      const known = generatedPort(first);
      if (known === undefined) continue;
      const title = `${first.owner.kind} "${first.owner.name}"`;
      const place = placeOf(service, ['spec', ...path, field], 'value');
      report(noSuchPort({ target: JSON.stringify(target), title, known: known.name }, place));
    }
  }
};

/** Whether pods have a port of this name or number, or may have it: nobody knows where programs of the author listen. */
function mayHave(pods: EmittedPods, target: string | number): boolean {
  const generated = [generatedPort(pods), ...internalPorts(pods)];
  const own = valuesAt(propertyOf(pods.owner.authored.spec, 'podTemplateSpec'), ['spec', 'containers', '*']);
  if (typeof target === 'string') {
    const names = own.flatMap(({ value }) => valuesAt(value, ['ports', '*', 'name'])).map(({ value }) => value);
    return generated.some((port) => port?.name === target) || names.includes(target);
  }
  const isOurProgram = !isBackend(pods) && pods.owner.kind !== 'EmbeddingServer';
  const isProxy = pods.component === 'proxy';
  return generated.some((port) => port?.port === target) || !isOurProgram || (own.length > 0 && !isProxy);
}

function generatedPort(pods: EmittedPods): { readonly name: string; readonly port: number } | undefined {
  const service = servicesOf(pods.owner).find(({ isBehindProxy }) => isBehindProxy === isBackend(pods));
  return service === undefined ? undefined : { name: isBackend(pods) ? 'mcp' : 'http', port: service.port };
}

/** Ports that no generated Service leads to. */
function internalPorts({ owner }: EmittedPods): readonly { readonly name: string; readonly port: number }[] {
  return owner.kind === 'MCPRegistry' ? [{ name: 'internal', port: registryInternalPort }] : [];
}

function isBackend({ component }: EmittedPods): boolean {
  return component === 'backend';
}
