import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import type { RegistryDatabase } from '../../../generated/types/registry-database.ts';
import { sampleEntry } from './sample-entries.ts';

/** The control of publishing: the same documents into one table without an index to speak of, each with a commit of its own. */
export interface PlainInserts {
  readonly insert: (index: number, prefix: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Makes the table in a PostgreSQL database, over the driver that the store uses, or in an embedded one in a folder. */
export async function plainInserts(place: RegistryDatabase | string): Promise<PlainInserts> {
  if (typeof place === 'string') return embedded(place);
  const { host, port, user, password, database } = place as RegistryDatabase & { readonly password: string };
  const pool = new Pool({ host, port, user, password, database, max: 8 });
  await pool.query('create table plain (id bigint generated always as identity primary key, name text, document text)');
  return {
    async insert(index, prefix) {
      const { name, document } = sampleEntry(index, prefix);
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('insert into plain (name, document) values ($1, $2)', [name, document]);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function embedded(folder: string): PlainInserts {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'plain.db'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table plain (id integer primary key, name text, document text)',
  );
  const insert = database.prepare('insert into plain (name, document) values (?, ?)');
  return {
    insert(index, prefix) {
      const { name, document } = sampleEntry(index, prefix);
      insert.run(name, document);
      return Promise.resolve();
    },
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}
