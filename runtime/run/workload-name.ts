import type { RunConfig } from '../../generated/types/run.ts';

/** Longest name that is made; the schema allows 253 characters. */
const longest = 63;

/**
 * The name of a workload that was given none: of its package with the version, of its image without registry, tag and digest, or the
 * host of its address. It holds letters, digits and dashes only, so that it is a name of Kubernetes too.
 */
export function workloadNameOf({ image, remoteUrl }: Pick<RunConfig, 'image' | 'remoteUrl'>): string {
  if (remoteUrl !== undefined) return named(new URL(remoteUrl).hostname);
  if (image === undefined) return 'workload';
  const [, ofPackage] = /^[a-z]+:\/\/(.*)$/s.exec(image) ?? [];
  return named(ofPackage ?? imagePath(image));
}

/** The path of an image reference without its registry: a first part with a dot or a port, or localhost, names one. */
function imagePath(image: string): string {
  const [withoutDigest = ''] = image.split('@');
  const parts = withoutDigest.replace(/:[^/:]*$/, '').split('/');
  const [first = ''] = parts;
  const hasRegistry = parts.length > 1 && (/[.:]/.test(first) || first === 'localhost');
  return (hasRegistry ? parts.slice(1) : parts).join('-');
}

function named(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
  return name === '' ? 'workload' : name;
}
