import { foreignNamed } from '../foreign-named.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { ForeignObject } from '../../program/resource.ts';

/** The Service of the input that a host name means, asked by a pod of a namespace (Kubernetes, DNS for Services). */
export function serviceOfHost(
  host: string,
  { namespace: own }: { readonly namespace: string | undefined },
  program: Pick<LinkedProgram, 'foreign'>,
): ForeignObject | undefined {
  const [name = '', namespace = own, ...rest] = host.replace(/\.$/, '').split('.');
  if (!['', 'svc', 'svc.cluster.local'].includes(rest.join('.'))) return undefined;
  const found = foreignNamed(program, 'Service', name, namespace);
  return found?.namespace === namespace ? found : undefined;
}
