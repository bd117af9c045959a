import { defineConfig } from 'vitest/config';

// Nothing here is a timed test: the limits only end what hangs, also on a machine busy with other things.
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };

// Processes, sockets and engines depend on the machine too: CI tries a test with them once more, and lists it where that passes.
const real = { ...patience, retry: process.env['CI'] === 'true' ? 1 : 0 };

// What the package exports is its sources here (package.json, exports): tests and examples import it by its name.
const own = { ssr: { resolve: { conditions: ['svc-source', 'node'] } } };

// Enormous inputs, and the package built, installed and run: minutes, and seldom changed by an ordinary change.
const large = ['test/cli/bad-input.test.ts', 'test/package/tarball.test.ts', 'test/robustness.test.ts'];
// Running processes and the generator, each file with modules of its own.
const processes = ['test/{cli,docs,generator,package}/**/*.test.ts', 'test/extra-kind.test.ts'];
// Servers with the real programs around them: databases, identity providers, git, a browser.
const servers = ['test/servers/**/*.test.ts'];
const cluster = ['test/cluster/**/*.test.ts'];
// Containers of `svc run`, with a Docker Engine of our own.
const engine = ['test/engine/**/*.test.ts'];

export default defineConfig({
  test: {
    // What a machine lacks is listed at the end.
    reporters: ['default', './test/support/skipped-reporter.ts', './test/support/second-try-reporter.ts'],
    // For two cores: servers and pods are waited for half of the time, and a third worker fills it.
    maxWorkers: 3,
    projects: [
      {
        ...own,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...processes, ...large, ...servers, ...cluster, ...engine],
          // Pure functions share their modules: loading them once instead of for each file saves most of the time.
          isolate: false,
          ...patience,
        },
      },
      { ...own, test: { name: 'process', include: processes, exclude: large, ...real } },
      // What a server leaves behind in its process would be a defect of its own: files share their modules here too.
      { ...own, test: { name: 'servers', include: servers, isolate: false, ...real, hookTimeout: 600_000 } },
      { ...own, test: { name: 'large', include: large, ...real, testTimeout: 600_000, hookTimeout: 600_000 } },
      // One engine at a time has the usual network.
      { ...own, test: { name: 'engine', include: engine, fileParallelism: false, ...real, hookTimeout: 600_000 } },
      // Against a real Kubernetes, which is built once (CONTRIBUTING.md).
      {
        ...own,
        test: {
          name: 'cluster',
          include: cluster,
          globalSetup: 'test/cluster/set-up.ts',
          ...real,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
