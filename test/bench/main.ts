import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeGate } from './gate.ts';
import {
  aggregatorCalls,
  aggregatorCallsOfMany,
  aggregatorGrowth,
  aggregatorLatency,
  aggregatorMemory,
  workflowOverhead,
} from './gates/aggregator-calls.ts';
import { aggregatorAgainstGo, aggregatorAgainstNpm, aggregatorAgainstRust } from './gates/aggregator-peers.ts';
import { aggregatorStart } from './gates/aggregator-start.ts';
import { fullManifests, labeledManifests } from './gates/full-manifests.ts';
import { proxyAgainstSdk, proxyCalls, proxyLatency, proxyMemory } from './gates/proxy-calls.ts';
import { registryFirstSight, registryFirstSightPostgres } from './gates/registry-first-sight.ts';
import { registryList } from './gates/registry-list.ts';
import { registryMemory } from './gates/registry-memory.ts';
import { registryPauses } from './gates/registry-pauses.ts';
import { registryPublish, registryPublishPostgres } from './gates/registry-publish.ts';
import { registryRemovals } from './gates/registry-removals.ts';
import { registryReplicas } from './gates/registry-replicas.ts';
import { registryImport, registryImportPostgres, registryStart } from './gates/registry-start.ts';
import { stdioAgainstMcpProxy, stdioAgainstSupergateway } from './gates/stdio-calls.ts';
import { runImage } from './gates/run-image.ts';
import { startUp } from './gates/start-up.ts';
import { supervisedMemory } from './gates/supervised-memory.ts';
import { brokenDocuments, cleanDocuments, danglingReferences, growth, plannedDocuments } from './gates/validation.ts';
import { optionsMemory, validationMemory, wholeProcess } from './gates/whole-process.ts';

const gates = [
  cleanDocuments,
  plannedDocuments,
  wholeProcess,
  brokenDocuments,
  danglingReferences,
  growth,
  fullManifests,
  labeledManifests,
  startUp,
  validationMemory,
  optionsMemory,
  registryList,
  registryFirstSight,
  registryFirstSightPostgres,
  registryMemory,
  registryPauses,
  registryRemovals,
  registryPublish,
  registryPublishPostgres,
  registryReplicas,
  registryStart,
  registryImport,
  registryImportPostgres,
  proxyCalls,
  proxyAgainstSdk,
  proxyLatency,
  proxyMemory,
  stdioAgainstMcpProxy,
  stdioAgainstSupergateway,
  aggregatorCalls,
  aggregatorCallsOfMany,
  aggregatorAgainstNpm,
  aggregatorAgainstGo,
  aggregatorAgainstRust,
  aggregatorLatency,
  aggregatorGrowth,
  aggregatorStart,
  aggregatorMemory,
  workflowOverhead,
  supervisedMemory,
  runImage,
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
