import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gate } from '../gate.ts';
import { interleaved } from '../rounds.ts';
import { launcher, runNode } from '../run-node.ts';
import { serversYaml } from '../workload.ts';

/** G17: `svc validate one-file.yaml`, the whole process, against `node -e 0`. */
export async function startUp(folder: string): Promise<Gate> {
  const file = join(folder, 'one-file.yaml');
  writeFileSync(file, serversYaml(1));
  const validate = (): void => runNode([launcher, 'validate', file]);
  // The first run fills the compile cache, as a person's first run does.
  validate();
  const { subject, control } = await interleaved(15, validate, () => runNode(['-e', '0']));
  return {
    id: 'G17',
    what: 'svc validate one-file.yaml',
    control: 'node -e 0',
    subject,
    base: control,
    bar: 5,
    stretch: 3.5,
  };
}
