// Loaded with --import into a process: each module whose URL ends with one of SVC_TEST_BREAK (between commas) throws when it is loaded, as a bug in svc would.
import { registerHooks } from 'node:module';

const broken = process.env['SVC_TEST_BREAK']?.split(',') ?? [];
registerHooks({
  load(url, context, nextLoad) {
    if (!broken.some((end) => url.endsWith(end))) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: "throw new Error('broken on purpose\\nsecond line');" };
  },
});
