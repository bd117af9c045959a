import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compile } from '../../manifests/compile.ts';
import { printStream } from '../../manifests/synth/print.ts';
import { describeGate, type Gate } from './gate.ts';
import { interleaved } from './rounds.ts';
import { brokenDocuments, cleanDocuments, growth } from './validation.ts';
import { serversYaml } from './workload.ts';

const root = resolve(import.meta.dirname, '../..');

/** G16: 1,000 MCPServers to the printed manifests, against printing those objects with the same printer. */
async function fullManifests(): Promise<Gate> {
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

/** G17: `svc validate one-file.yaml`, the whole process, against `node -e 0`. */
async function startUp(): Promise<Gate> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));
  try {
    const file = join(folder, 'one-file.yaml');
    writeFileSync(file, serversYaml(1));
    const node = (args: readonly string[]): void => {
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
    };
    const validate = (): void => node([join(root, 'cli/svc.mjs'), 'validate', file]);
    // The first run fills the compile cache, as a person's first run does.
    validate();
    const { subject, control } = await interleaved(15, validate, () => node(['-e', '0']));
    return {
      id: 'G17',
      what: 'svc validate one-file.yaml',
      control: 'node -e 0',
      subject,
      base: control,
      bar: 5,
      stretch: 3.5,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const gate of [cleanDocuments, brokenDocuments, growth, fullManifests, startUp]) {
  process.stdout.write(`${describeGate(await gate())}\n`);
}
