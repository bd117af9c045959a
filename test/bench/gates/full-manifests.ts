import { compile } from '../../../manifests/compile.ts';
import { printStream } from '../../../manifests/synth/print.ts';
import type { Gate } from '../gate.ts';
import { interleaved } from '../rounds.ts';
import { serversYaml } from '../workload.ts';

/** G16: 1,000 MCPServers to the printed manifests, against printing those objects with the same printer. */
export async function fullManifests(): Promise<Gate> {
  const source = { path: 'bench.yaml', text: serversYaml(1000) };
  const run = () =>
    compile([source], {
      target: 'workloads',
      image: 'registry.svc.internal/svc:bench',
      extent: 'whole',
      closed: false,
    });
  const { objects, diagnostics } = await run();
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
  if (errors.length > 0 || objects.length < 8000) {
    throw new Error(`the workload does not compile: ${objects.length} objects, ${errors[0]?.message ?? 'no error'}`);
  }
  const { subject, control } = await interleaved(
    5,
    async () => printStream((await run()).objects),
    () => printStream(objects),
  );
  return {
    id: 'G16',
    what: `1,000 MCPServers to ${objects.length.toLocaleString('en')} printed objects`,
    control: 'printing those objects',
    subject,
    base: control,
    bar: 1.5,
    stretch: 1.2,
  };
}
