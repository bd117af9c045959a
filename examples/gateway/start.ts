// The three servers of servers.ts and an aggregator over them, in one command: npx node examples/gateway/start.ts
// Then open http://127.0.0.1:4483/ in a browser, or give a client http://127.0.0.1:4483/mcp. Ctrl+C ends all of it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './servers.ts';

const svc = fileURLToPath(new URL('../../cli/svc.mjs', import.meta.url));
const config = fileURLToPath(new URL('config.yaml', import.meta.url));
const serve = ['aggregator', 'serve', '--config', config, '--address', '127.0.0.1:4483'];
const aggregator = spawn(process.execPath, [svc, ...serve], { stdio: 'inherit' });
process.once('SIGTERM', () => aggregator.kill('SIGTERM'));
aggregator.once('exit', (code) => process.exit(code ?? 1));
