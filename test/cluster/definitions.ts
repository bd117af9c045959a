import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ControlPlane } from './control-plane.ts';

const folder = join(resolve(import.meta.dirname, '../..'), 'generated/crds');

/** The generated custom resource definitions, one text each. */
export function definitionTexts(): string[] {
  const names = readdirSync(folder).filter((name) => /\.(yaml|json)$/.test(name));
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Installs our definitions and waits until the server serves them. Throws when it refuses one. */
export async function applyDefinitions({ kubectl }: Pick<ControlPlane, 'kubectl'>): Promise<void> {
  const applied = await kubectl(
    ['apply', '--server-side', '--validate=strict', '-f', '-'],
    definitionTexts().join('\n---\n'),
  );
  if (applied.code !== 0) throw new Error(`the API server refuses our definitions: ${applied.stderr}`);
  const waited = await kubectl(['wait', '--for=condition=Established', 'crd', '--all', '--timeout=60s']);
  if (waited.code !== 0) throw new Error(`our definitions are not served: ${waited.stdout}${waited.stderr}`);
}
