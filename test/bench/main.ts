import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeGate } from './gate.ts';
import { fullManifests } from './gates/full-manifests.ts';
import { startUp } from './gates/start-up.ts';
import { brokenDocuments, cleanDocuments, growth, plannedDocuments } from './gates/validation.ts';
import { validationMemory, wholeProcess } from './gates/whole-process.ts';

const gates = [
  cleanDocuments,
  plannedDocuments,
  wholeProcess,
  brokenDocuments,
  growth,
  fullManifests,
  startUp,
  validationMemory,
];
const asked = new Set(process.argv.slice(2));

const folder = mkdtempSync(join(tmpdir(), 'svc-bench-'));
try {
  for (const gate of gates) {
    if (asked.size > 0 && !asked.has(gate.name)) continue;
    const measured = await gate(folder);
    process.stdout.write(`${typeof measured === 'string' ? measured : describeGate(measured)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
