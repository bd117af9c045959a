#!/usr/bin/env node
// The launcher is plain JavaScript, so that it can say which Node is needed on any Node.
// The default imports: an older Node may lack a named export, and would fail before the message below.
import fs from 'node:fs';
import module from 'node:module';

// The project holds the sources, which Node runs as they are; the package holds what was built from them.
const isProject = fs.existsSync(new URL('main.ts', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  const newer = 'install a newer Node';
  process.stderr.write(
    `svc needs Node 22.19 or newer, this is ${process.version}.\n` +
      `Hint: ${isProject ? `run it as \`npx svc\` after \`npm ci\` (the pinned Node comes with the packages), or ${newer}` : newer}\n`,
  );
  process.exit(2);
}
// FORCE_COLOR decides; with both, Node would write a warning of its own among our findings.
if (process.env['FORCE_COLOR'] !== undefined) delete process.env['NO_COLOR'];
module.enableCompileCache?.();
// Modules of svc import each other by file, with the extension, so that no search is needed: half the time of loading them.
const room = new URL(isProject ? '../' : '../dist/', import.meta.url).href;
const [ending, format] = isProject ? ['.ts', 'module-typescript'] : ['.js', 'module'];
module.registerHooks?.({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && specifier.endsWith(ending) && context.parentURL?.startsWith(room);
    return isOurs
      ? { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true }
      : next(specifier, context);
  },
});
const { main } = await import(isProject ? './main.ts' : '../dist/cli/main.js');
process.exitCode = await main(process.argv.slice(2), process);
