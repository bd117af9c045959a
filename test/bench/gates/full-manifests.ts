import { compile, type CompileOptions } from '../../../manifests/compile.ts';
import { addLabels } from '../../../manifests/synth/add-labels.ts';
import { printStream } from '../../../manifests/synth/print.ts';
import type { Gate } from '../gate.ts';
import { interleaved } from '../rounds.ts';
import { serversYaml } from '../workload.ts';

const plain = {
  target: 'workloads',
  image: 'registry.svc.internal/svc:bench',
  extent: 'whole',
  closed: false,
} as const;
const labels = { team: 'platform', environment: 'production' };

/** G16: 1,000 MCPServers to the printed manifests, against printing those objects with the same printer. */
export function fullManifests(): Promise<Gate> {
  return measured({ id: 'G16', what: 'printed objects', options: plain });
}

/** G16 with all options on: a namespace and labels for every object. */
export function labeledManifests(): Promise<Gate> {
  const what = 'printed objects, each with a namespace and two labels more';
  return measured({ id: 'G16o', what, options: { ...plain, namespace: 'tools' }, labels });
}

interface Measured {
  readonly id: string;
  readonly what: string;
  readonly options: CompileOptions;
  readonly labels?: Readonly<Record<string, string>>;
}

async function measured({ id, what, options, labels: added = {} }: Measured): Promise<Gate> {
  const source = { path: 'bench.yaml', text: serversYaml(1000) };
  const run = async () => {
    const { objects, diagnostics } = await compile([source], options);
    return { objects: addLabels(objects, added), diagnostics };
  };
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
    id,
    what: `1,000 MCPServers to ${objects.length.toLocaleString('en')} ${what}`,
    control: 'printing those objects',
    subject,
    base: control,
    bar: 1.5,
    stretch: 1.2,
  };
}
