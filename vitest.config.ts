import { defineConfig } from 'vitest/config';

// Nothing here is a timed test: the limits only end what hangs, also on a machine busy with other things.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/cluster/**'], ...patience } },
      // Against a real Kubernetes, which is built once (CONTRIBUTING.md).
      {
        test: { name: 'cluster', include: ['test/cluster/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 1_800_000 },
      },
    ],
  },
});
