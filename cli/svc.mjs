#!/usr/bin/env node
// The launcher is plain JavaScript, so that it can say which Node is needed on any Node.
// The default import: an older Node has no enableCompileCache to name, and would fail before it is told why.
import module from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `svc needs Node 22.19 or newer, this is ${process.version}.\n` +
      'hint: run it as `npx svc` after `npm ci` (the pinned Node comes with the packages), or install a newer Node\n',
  );
  process.exit(2);
}
module.enableCompileCache?.();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2), process);
