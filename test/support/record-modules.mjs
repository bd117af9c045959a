// Loaded with --import into a process: writes the URL of every module that it loads, one a line, into the file that
// SVC_TEST_MODULES names.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const log = process.env['SVC_TEST_MODULES'];
registerHooks({
  load(url, context, nextLoad) {
    if (log !== undefined) appendFileSync(log, `${url}\n`);
    return nextLoad(url, context);
  },
});
