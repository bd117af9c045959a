// Writes docs/reference, or with --check compares it: npm run reference [-- --check].
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareOutput, writeOutput } from '../../generator/write/write-or-compare.ts';
import { referencePages } from './reference-pages.ts';

const folder = join(import.meta.dirname, '../../docs/reference');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const pages = await referencePages();
const difference = values.check ? compareOutput(folder, pages) : writeOutput(folder, pages);
const changes = Object.entries(difference).flatMap(([what, paths]: [string, readonly string[]]) =>
  paths.map((path) => `${what}: docs/reference/${path}`),
);
for (const change of changes) process.stderr.write(`${change}\n`);
if (values.check && changes.length > 0) {
  process.stderr.write(
    'The reference pages are not those of the project: run npm run reference and commit the result.\n',
  );
  process.exitCode = 1;
} else {
  process.stderr.write(
    `${pages.length} reference pages ${values.check ? 'are fresh' : `checked, ${changes.length} changed`}.\n`,
  );
}
