import { once } from 'node:events';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData, type MessagePort } from 'node:worker_threads';
import { runnerOf, type SqliteAnswer, type SqliteConnection } from './sqlite-connection.ts';
import { connectionSettings } from './sqlite-settings.ts';

/** What the thread is started with: the path of the database. */
const key = 'svc-sqlite-path';

/** A statement for the thread. */
interface Question {
  readonly sql: string;
  readonly values: readonly SQLInputValue[];
}

/** What came of it. Of an error only the message would arrive: the code that says what is wrong goes beside it. */
type Reply = { readonly answer: SqliteAnswer } | { readonly message: string; readonly properties: object };

/**
 * Opens a connection to a database in a thread of its own: whatever a statement takes, this thread goes on. A question to it costs more than
 * a statement here, so it is for work that is long.
 */
export function connectionInThread(path: string): SqliteConnection {
  const thread = new Worker(new URL(import.meta.url), { workerData: { [key]: path }, execArgv: [] });
  const waiting: { readonly resolve: (answer: SqliteAnswer) => void; readonly reject: (error: Error) => void }[] = [];
  const ended = once(thread, 'exit');
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  thread.on('message', (reply: Reply) => {
    const asked = waiting.shift();
    // Node hands over messages for as long as there are any: a thread that answers quickly would leave nobody else their turn.
    setImmediate(() => {
      if ('answer' in reply) asked?.resolve(reply.answer);
      else asked?.reject(Object.assign(new Error(reply.message), reply.properties));
    });
  });
  thread.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', () => fail(new Error('the thread of the embedded database has ended')));
  const run = (sql: string, values: readonly SQLInputValue[]): Promise<SqliteAnswer> =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) return reject(failure);
      waiting.push({ resolve, reject });
      thread.postMessage({ sql, values } satisfies Question, []);
    });
  return {
    run,
    rollBack: async () => {
      await run('rollback', []);
    },
    async close() {
      thread.postMessage('close', []);
      await ended.catch(() => undefined);
    },
  };
}

function serve(path: string, port: MessagePort): void {
  const database = new DatabaseSync(path);
  database.exec(connectionSettings);
  // Whoever opened it empties the log when the work is done, in a statement of its own.
  database.exec('pragma wal_autocheckpoint = 0');
  const runNow = runnerOf(database);
  port.on('message', (question: Question | 'close') => {
    if (question === 'close') {
      database.close();
      return port.close();
    }
    port.postMessage(replyTo(question));
  });

  function replyTo({ sql, values }: Question): Reply {
    try {
      if (sql === 'rollback' && !database.isTransaction) return { answer: { rows: [], changes: 0 } };
      return { answer: runNow(sql, values) };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { message: error.message, properties: Object.fromEntries(Object.entries(error)) };
    }
  }
}

const given: unknown = workerData;
if (!isMainThread && parentPort !== null && typeof given === 'object' && given !== null && key in given)
  serve(String(given[key]), parentPort);
