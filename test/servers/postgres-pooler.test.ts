import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { openStore } from '../../runtime/registry/store/open-store.ts';
import type { RegistryStore } from '../../runtime/registry/store/registry-store.ts';
import { serverLogin } from '../../runtime/storage/postgres/postgres-login.ts';
import { openPostgres } from '../../runtime/storage/postgres/postgres.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from '../support/pgbouncer.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { eventually } from '../support/store-contract/eventually.ts';
import { storeContract } from '../support/store-contract/index.ts';
import { entriesOf, publication } from '../support/store-contract/store-under-test.ts';
import { startTcpProxy } from '../support/tcp-proxy.ts';

const isThere = hasPostgres() && hasPgBouncer();

describe.skipIf(!isThere)('behind PgBouncer, which pools transactions', () => {
  let server: Postgres;
  let pooler: PgBouncer;
  beforeAll(async () => {
    server = await startPostgres();
    // The users of the databases that createDatabase() makes one after the other.
    const users = Array.from({ length: 200 }, (_, at) => `registry_${at + 1}`);
    pooler = await startPgBouncer(
      server,
      users.map((user) => ({ user, password: `password of ${user}` })),
    );
  });
  afterAll(async () => {
    await pooler.stop();
    server.remove();
  });
  const pooled = async (): Promise<RegistryDatabase> => ({ ...(await server.createDatabase()), port: pooler.port });
  const openOn = async (database: RegistryDatabase): Promise<RegistryStore> => {
    const opening = await openStore({ database });
    if (opening.outcome === 'refused') throw new Error(opening.problem);
    return opening.opened;
  };

  storeContract(async () => openOn(await pooled()), 3);

  test('two replicas hear of each other', async () => {
    const database = await pooled();
    const stores = [await openOn(database), await openOn(database)] as const;
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    await stores[0].putSource({ name: 'm', managed: {} }, 1);
    let names: string[] = [];
    const read = async (): Promise<void> => {
      names = (await entriesOf(stores[1], 'm')).map(({ name }) => name);
    };
    onTestFinished(stores[1].onChange(() => void read()));
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => stores[0].publish(publication('m', { name: `a/b${at}` }), 1)),
    );
    await eventually(() => expect(names).toHaveLength(30));
  });

  const open = (database: RegistryDatabase, statementTimeout?: number) => {
    const opened = openPostgres<object>(database, serverLogin(database), {
      applicationName: 'svc-test',
      ...(statementTimeout === undefined ? {} : { statementTimeout }),
    });
    onTestFinished(() => opened.close());
    return opened;
  };

  test('each transaction has its own limit of time, and the next user of its connection does not inherit it', async () => {
    const database = await pooled();
    const [short, long] = [open(database, 200), open(database)];
    const sleep = sql`select pg_sleep(60)`;
    const slept = { value: undefined, keep: true };
    await expect(short.snapshot((db) => sleep.execute(db))).rejects.toThrow(/took too long \(SQLSTATE 57014\)/);
    await expect(short.write(async (db) => (await sleep.execute(db), slept))).rejects.toThrow(/SQLSTATE 57014/);
    const limitOf = async (): Promise<unknown> =>
      (
        await long.read((db) =>
          sql`select current_setting('statement_timeout') as here, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
            db,
          ),
        )
      ).rows[0];
    expect(await limitOf()).toEqual({ here: '0', idle: '0' });
    const own = await long.snapshot((db) =>
      sql`select current_setting('statement_timeout') as here, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
        db,
      ),
    );
    expect(own.rows[0]).toEqual({ here: '20s', idle: '1min' });
    expect(await limitOf()).toEqual({ here: '0', idle: '0' });
  });

  test('a pooler that does not answer is reported as silent, and used again when it answers', async () => {
    const proxy = await startTcpProxy(pooler.port);
    onTestFinished(() => proxy.close());
    const database = open({ ...(await pooled()), port: proxy.port });
    const ask = () => database.read((db) => sql`select 1`.execute(db));
    await ask();
    proxy.silence();
    await expect(ask()).rejects.toThrow(/does not answer/);
    await expect(ask()).rejects.toThrow(/does not answer/);
    proxy.heal();
    await eventually(async () => void (await ask()));
  });
});
