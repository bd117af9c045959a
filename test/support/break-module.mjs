// Loaded with --import into a process: the module whose URL ends with SVC_TEST_BREAK throws when it is loaded, as a bug in svc would.
import { registerHooks } from 'node:module';

const broken = process.env['SVC_TEST_BREAK'];
registerHooks({
  load(url, context, nextLoad) {
    if (broken === undefined || !url.endsWith(broken)) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: "throw new Error('broken on purpose\\nsecond line');" };
  },
});
