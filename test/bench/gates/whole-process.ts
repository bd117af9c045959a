import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Gate } from '../gate.ts';
import { kubeconform } from '../kubeconform.ts';
import { interleaved } from '../rounds.ts';
import { launcher, peakMemory, runNode } from '../run-node.ts';
import { serversYaml } from '../workload.ts';

const schemas = join(
  resolve(import.meta.dirname, '../../..'),
  'generated/editor/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json',
);

/** G12b: `svc validate` of 10,000 MCPServers in one file, the whole process, against kubeconform with our schemas on the same file. */
export async function wholeProcess(folder: string): Promise<Gate | string> {
  const checker = kubeconform();
  if (checker === undefined) return 'G12b SKIPPED: kubeconform cannot be built without Go';
  const file = workload(folder);
  const peer = (): void => {
    const args = ['-strict', '-n', '2', '-summary', '-schema-location', schemas, file];
    const { status, stdout } = spawnSync(checker, args, { encoding: 'utf8' });
    if (status !== 0 || !/Valid: 10003/.test(stdout))
      throw new Error(`kubeconform checked something else: ${stdout.slice(0, 2000)}`);
  };
  const validate = (): void => runNode([launcher, 'validate', file]);
  validate();
  const { subject, control } = await interleaved(5, validate, peer);
  return {
    id: 'G12b',
    what: 'svc validate of 10,000 MCPServers in one file, whole process',
    control: 'kubeconform -strict -n 2 of the same file (no references, no rules, no positions)',
    subject,
    base: control,
    bar: 1,
    stretch: 0.6,
  };
}

/** The memory line: 10,000 documents validate under 400 MiB resident. */
export function validationMemory(folder: string, options: readonly string[] = []): Gate {
  return {
    id: 'M1',
    what: 'peak resident memory of svc validate, 10,000 documents',
    control: 'the limit',
    subject: peakMemory([launcher, 'validate', ...options, workload(folder)]),
    base: 400,
    unit: 'MiB',
    bar: 1,
    stretch: 0.75,
  };
}

/** The same with all options on: a namespace, strictness, and findings for a machine. */
export function optionsMemory(folder: string): Gate {
  const options = ['--namespace', 'tools', '--strict', '--diagnostics', 'sarif', '--no-color'];
  return {
    ...validationMemory(folder, options),
    id: 'M1o',
    what: `peak resident memory of svc validate ${options.join(' ')}, 10,000 documents`,
  };
}

function workload(folder: string): string {
  const file = join(folder, 'servers.yaml');
  writeFileSync(file, serversYaml(10_000));
  return file;
}
