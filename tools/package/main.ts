// `npm pack` runs this first (prepack): Node strips no types below node_modules, so the package holds JavaScript.
import { join } from 'node:path';
import { buildPackage } from './build-package.ts';

const root = join(import.meta.dirname, '../..');
await buildPackage(root, join(root, 'dist'));
