// Loaded into a child process with --import: writes its peak memory (KiB) into the file that SVC_TEST_MEMORY names.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const path = process.env.SVC_TEST_MEMORY;
  if (path !== undefined) writeFileSync(path, String(process.resourceUsage().maxRSS));
});
