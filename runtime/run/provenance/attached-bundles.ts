import { isJsonObject, parseJsonObject } from '../../identity/json-object.ts';
import { largestSigstoreFile } from './json-file.ts';
import { imageRepository, type ImageRepository } from './image-repository.ts';
import { registryReader, type RegistryReader } from './registry-reader.ts';

/** Bundles that are attached to an image, or why they cannot be read (for a sentence). */
export type AttachedBundles = { readonly bundles: readonly unknown[] } | { readonly problem: string };

/** What those who attach bundles call them (sigstore bundle specification, media types). */
const bundleType = /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d\.\d)?\+json/;
const anyManifest = 'application/vnd.oci.image.index.v1+json, application/vnd.oci.image.manifest.v1+json';
/** Of one image, the first ones count. */
const mostBundles = 16;

/**
 * Reads the bundles of sigstore that refer to a digest (OCI distribution specification 1.1, referrers, and their tag where a registry has no
 * such list). A registry that requires sign-in is not supported. One that cannot be read hides no other: it is a problem where no bundle was found.
 */
export async function attachedBundles(reference: string, digest: string): Promise<AttachedBundles> {
  const repository = imageRepository(reference);
  const read = registryReader(repository);
  const listed =
    (await indexOf(read, `referrers/${digest}`)) ?? (await indexOf(read, `manifests/${digest.replace(':', '-')}`));
  if (listed === undefined) return { bundles: [] };
  if ('problem' in listed) return listed;
  const artifacts = listed.digests.slice(0, mostBundles);
  return bundlesOfAll(artifacts, (each) => bundleAt(read, each, repository));
}

/** The bundles of several places. Where none has one, the first problem, since the right one may be there. */
export async function bundlesOfAll(
  places: readonly string[],
  bundlesOf: (place: string) => Promise<AttachedBundles>,
): Promise<AttachedBundles> {
  const bundles: unknown[] = [];
  let first: AttachedBundles | undefined;
  for (const place of places) {
    const found = await bundlesOf(place);
    if ('problem' in found) first ??= found;
    else bundles.push(...found.bundles);
  }
  return bundles.length === 0 && first !== undefined ? first : { bundles };
}

async function indexOf(
  read: RegistryReader,
  path: string,
): Promise<{ readonly digests: readonly string[] } | { readonly problem: string } | undefined> {
  const answer = await read(path, anyManifest, largestSigstoreFile);
  if (answer === undefined || 'problem' in answer) return answer;
  const manifests = parseJsonObject(answer.body.toString('utf8'))?.['manifests'];
  if (!Array.isArray(manifests)) return { digests: [] };
  return {
    digests: manifests.flatMap((each: unknown) => {
      const { digest, artifactType } = isJsonObject(each) ? each : {};
      const isBundle = typeof artifactType === 'string' && bundleType.test(artifactType);
      return isBundle && typeof digest === 'string' && isDigest(digest) ? [digest] : [];
    }),
  };
}

/** The bundles of one artifact: its layers. */
async function bundleAt(read: RegistryReader, digest: string, { host }: ImageRepository): Promise<AttachedBundles> {
  const answer = await read(`manifests/${digest}`, anyManifest, largestSigstoreFile);
  if (answer === undefined) return { bundles: [] };
  if ('problem' in answer) return answer;
  const layers = parseJsonObject(answer.body.toString('utf8'))?.['layers'];
  const bundles: unknown[] = [];
  for (const each of Array.isArray(layers) ? layers.slice(0, 1) : []) {
    const blob: unknown = isJsonObject(each) ? each['digest'] : undefined;
    if (typeof blob !== 'string' || !isDigest(blob)) continue;
    const content = await read(`blobs/${blob}`, '*/*', largestSigstoreFile);
    if (content === undefined) return { problem: `${host} does not have ${blob}` };
    if ('problem' in content) return content;
    const bundle = parseJsonObject(content.body.toString('utf8'));
    if (bundle !== undefined) bundles.push(bundle);
  }
  return { bundles };
}

function isDigest(text: string): boolean {
  return /^sha256:[0-9a-f]{64}$/.test(text);
}
