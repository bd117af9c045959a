import { homedir } from 'node:os';
import { join } from 'node:path';
import { versions } from './versions.ts';

/** Where what takes minutes to build is kept between runs: outside the tree, by version. */
export const cacheFolder = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'svc-cluster',
  `kubernetes-${versions.kubernetes}`,
);
