import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import type { RunProvenance } from '../../../generated/types/run-provenance.ts';
import type { FoundImage } from '../container/get-image.ts';
import { attachedBundles, bundlesOfAll, type AttachedBundles } from './attached-bundles.ts';
import { checkSignature, type CheckedSignature } from './check-signature.ts';
import { readJsonFile } from './json-file.ts';
import { readTrustedRoot } from './trusted-root.ts';

/** Where paths begin, and the settings of the machine. */
export interface VerifyingParts {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Why an image of this document can never be verified; undefined where it may be. */
export function unverifiable({ image = '', provenance }: RunConfigWithDefaults): string | undefined {
  if (/^(?:npx|uvx|go):\/\//.test(image)) return 'a package is built on this machine, and its image has no signature';
  return provenance === undefined ? 'there is no provenance, which names who has to have signed it' : undefined;
}

/**
 * Verifies an image that the engine has: one of its bundles has to prove what the provenance asks for, about the digest that its registry knows
 * it by, or about its id, which covers all that is in it.
 */
export async function verifyImage(
  image: FoundImage,
  provenance: RunProvenance,
  { cwd, environment }: VerifyingParts,
): Promise<CheckedSignature> {
  const digests = [...new Set([...image.digests, image.id])];
  const { bundlePath, trustedRootPath } = provenance;
  const found = await (bundlePath === undefined
    ? bundlesInRegistry(image)
    : bundlesAt(resolve(cwd, bundlePath), digests));
  if ('problem' in found) return found;
  if (found.bundles.length === 0) return { problem: `no signature of ${digests.join(' or ')} was found` };
  const root = await readTrustedRoot(
    trustedRootPath === undefined ? undefined : resolve(cwd, trustedRootPath),
    environment,
  );
  if ('problem' in root) return root;
  let problem = '';
  for (const bundle of found.bundles) {
    const checked = await checkSignature(bundle, root.value, provenance, digests);
    if ('signer' in checked) return checked;
    problem ||= checked.problem;
  }
  return { problem };
}

function bundlesInRegistry({ reference, digests }: FoundImage): Promise<AttachedBundles> {
  return bundlesOfAll(digests, (digest) => attachedBundles(reference, digest));
}

/** The bundle in a file, or those of a folder whose names are digests. */
async function bundlesAt(path: string, digests: readonly string[]): Promise<AttachedBundles> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() === true;
  if (!isFolder) {
    const read = await readJsonFile(path);
    return 'problem' in read ? read : { bundles: [read.value] };
  }
  return bundlesOfAll(digests, async (digest) => {
    const file = join(path, `${digest.replace(':', '-')}.json`);
    if ((await stat(file).catch(() => undefined)) === undefined) return { bundles: [] };
    const read = await readJsonFile(file);
    return 'problem' in read ? read : { bundles: [read.value] };
  });
}
