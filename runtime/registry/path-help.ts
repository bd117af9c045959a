import type { PathHelp } from '../http/near-path.ts';

/** What clients of the registry mean who leave out the version, or come with that of another API. */
export const registryPathHelp: PathHelp = {
  listedAt: '/openapi.json',
  meant(path) {
    const versioned = path.replace(
      /^(\/[^/]+)?\/v0(\.\d+)?(?=\/)/i,
      (_, first: string | undefined) => `${first ?? '/{registry}'}/v0.1`,
    );
    return versioned === path ? [`${path}/versions/latest`] : [versioned];
  },
};
