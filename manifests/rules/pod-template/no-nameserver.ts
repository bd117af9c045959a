import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { composedPods } from '../../facts/pods/composed-pods.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const noNameserver = defineDiagnostic({
  code: 'pod-template/no-nameserver',
  severity: 'error',
  summary: 'A pod that takes no DNS settings of the cluster and gives no nameserver. Kubernetes refuses it.',
  message: () => 'dnsPolicy None needs a nameserver, and dnsConfig gives none',
  hint: () => 'add dnsConfig.nameservers, or remove dnsPolicy to use those of the cluster',
});

/** A pod without the DNS of its cluster has a nameserver (Kubernetes, pod validation). */
export const podTemplateNoNameserver: Rule = (program, report) => {
  for (const { resource, spec } of composedPods(program)) {
    if (propertyOf(spec, 'dnsPolicy') !== 'None') continue;
    const nameservers = propertyOf(propertyOf(spec, 'dnsConfig'), 'nameservers');
    if (Array.isArray(nameservers) && nameservers.length > 0) continue;
    report(noNameserver({}, placeOf(resource, ['spec', 'podTemplateSpec', 'spec', 'dnsPolicy'], 'value')));
  }
};
