import { isProblem, type Backend } from '../mcp/backend/backend.ts';
import type { Log } from '../observe/log.ts';

/** Milliseconds between two attempts to reach a backend that has not answered yet: at first, and at most. */
const firstWait = 250;
const longestWait = 5000;

/** Asks the backend until it has answered once. Each reason why it has not is logged once. Returns what stops that. */
export function keepProbing(backend: Backend, log: Log): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let wait = firstWait;
  let said: string | undefined;
  const probe = async (): Promise<void> => {
    const found = await backend.probe();
    if (isStopped) return;
    if (!isProblem(found)) {
      log.info({ backend: backend.name, eras: [...found.eras], revision: found.revision }, 'the MCP server answers');
      return;
    }
    if (found.message !== said) log.warn({ backend: backend.name }, `the MCP server does not answer: ${found.message}`);
    said = found.message;
    timer = setTimeout(() => void probe(), wait);
    wait = Math.min(wait * 2, longestWait);
  };
  void probe();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
