import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { readSchemas, SchemaProblems } from './read/schema-files.ts';
import { compareOutput, writeOutput, type Difference } from './write/write-or-compare.ts';

const root = join(import.meta.dirname, '..');

try {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      schemas: { type: 'string', default: join(root, 'schemas') },
      output: { type: 'string', default: join(root, 'generated') },
    },
  });
  const files = generate(readSchemas(values.schemas));
  const difference = values.check ? compareOutput(values.output, files) : writeOutput(values.output, files);
  const count = difference.missing.length + difference.stale.length + difference.orphaned.length;
  if (count > 0) process.stderr.write(describe(difference));
  if (values.check && count > 0) {
    process.stderr.write(
      'The generated files are not those of the schemas: run npm run generate and commit the result.\n',
    );
    process.exitCode = 1;
  } else {
    process.stderr.write(
      `${files.length} generated files ${values.check ? 'are fresh' : `checked, ${count} changed`}.\n`,
    );
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isUsage && !(error instanceof SchemaProblems)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = isUsage ? 2 : 1;
}

function describe(difference: Difference): string {
  return Object.entries(difference)
    .flatMap(([what, paths]: [string, readonly string[]]) => paths.map((path) => `${what}: ${path}\n`))
    .join('');
}
