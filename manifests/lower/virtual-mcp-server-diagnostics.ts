import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const discoversAtRunTime = defineDiagnostic<{ group: string }>({
  code: 'virtual-server/discovers-at-run-time',
  severity: 'info',
  summary:
    'A virtual server finds its backends at run time, in the resources of the cluster, so those have to be applied too.',
  message: ({ group }) => `the backends of group "${group}" are read from the resources in the cluster at run time`,
  hint: () =>
    'apply the resources too (--target resources), or set outgoingAuth.source to inline to write the backends down',
});
