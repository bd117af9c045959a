import { sql, type Kysely } from 'kysely';
import type { Migrations } from '../../storage/migrations.ts';
import type { Database } from '../../storage/database.ts';

/** The tables of the store (tables.ts), step by step. A step that was released is never changed: a new one follows it. */
export function storeMigrations(kind: Database<object>['kind']): Migrations {
  return {
    '0001-tables': { up: (db: Kysely<unknown>) => createTables(db, kind) },
    '0002-ended-sessions': { up: createSessionTables },
    '0003-removed-versions': { up: createRemovedVersions },
    '0004-about-removed': { up: addAboutRemoved },
    '0005-incarnations': { up: addIncarnations },
    '0006-heads': { up: (db: Kysely<unknown>) => indexHeads(db, kind) },
    '0007-definitions-of-deleted': { up: clearDefinitions },
  };
}

async function createTables(db: Kysely<unknown>, kind: Database<object>['kind']): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('declarations')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('source')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('definition', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('forgotten_revision', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await schema
    .createTable('registry')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('claims', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('registry_source')
    .addColumn('registry', 'text', (column) => column.notNull().references('registry.name').onDelete('cascade'))
    .addColumn('source', 'text', (column) => column.notNull().references('source.name'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('registry_source_key', ['registry', 'position'])
    .execute();
  await schema.createIndex('registry_source_source').on('registry_source').column('source').execute();
  await createEntryTables(db, kind);
  await createSyncTables(db);
  await db
    .withTables<{ declarations: { id: number; revision: number } }>()
    .insertInto('declarations')
    .values({ id: 1, revision: 0 })
    .execute();
}

async function createEntryTables({ schema }: Kysely<unknown>, kind: Database<object>['kind']): Promise<void> {
  const entry = schema.createTable('entry');
  await (
    kind === 'sqlite'
      ? entry.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : entry.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
  )
    .addColumn('source', 'text', (column) => column.notNull().references('source.name'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('claims', 'text')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addUniqueConstraint('entry_name', ['source', 'type', 'name'])
    .execute();
  await schema.createIndex('entry_revision').on('entry').columns(['source', 'revision', 'id']).execute();
  await schema
    .createTable('entry_version')
    .addColumn('entry_id', 'bigint', (column) => column.notNull().references('entry.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('document_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_message', 'text')
    .addColumn('status_changed_at', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_version_key', ['entry_id', 'version'])
    .execute();
}

async function createRemovedVersions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('entry')
    .addColumn('has_removed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('removed_version')
    .addColumn('entry_id', 'bigint', (column) => column.notNull().references('entry.id').onDelete('cascade'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('claims', 'text', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_version_key', ['entry_id', 'version', 'claims'])
    .execute();
}

async function addAboutRemoved({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('removed_version').addColumn('about', 'text').execute();
}

async function addIncarnations({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('source')
    .addColumn('incarnation', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

/**
 * SQLite keeps a document inside its row, so that whatever else is read of the row leads through its pages. With these indexes nothing
 * else has to be read there. PostgreSQL keeps long documents apart by itself.
 */
async function indexHeads({ schema }: Kysely<unknown>, kind: Database<object>['kind']): Promise<void> {
  if (kind === 'postgres') return;
  const bytes = sql`octet_length(document)`;
  await schema
    .createIndex('entry_version_head')
    .on('entry_version')
    .columns(['entry_id', 'version', 'document_hash', 'status', 'status_message', 'status_changed_at', 'published_at'])
    .column('updated_at')
    .expression(bytes)
    .execute();
  await schema
    .createIndex('removed_version_head')
    .on('removed_version')
    .columns(['entry_id', 'version', 'claims', 'about', 'published_at', 'removed_at'])
    .expression(bytes)
    .execute();
}

/** Sources that were deleted keep a row, and kept what they were defined by, data of inline files included. */
async function clearDefinitions(db: Kysely<unknown>): Promise<void> {
  await db
    .withTables<{ source: { definition: string; deleted_at: number | null } }>()
    .updateTable('source')
    .set({ definition: '{}' })
    .where('deleted_at', 'is not', null)
    .execute();
}

async function createSessionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ended_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ended_session_revision').on('ended_session').column('revision').execute();
  await db.schema
    .createTable('session_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute();
  await db
    .withTables<{ session_revision: { id: number; revision: number } }>()
    .insertInto('session_revision')
    .values({ id: 1, revision: 0 })
    .execute();
}

async function createSyncTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('sync_state')
    .addColumn('source', 'text', (column) => column.primaryKey().references('source.name'))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('last_success', 'bigint')
    .addColumn('last_attempt', 'bigint')
    .addColumn('attempt_count', 'integer', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('filter_hash', 'text')
    .addColumn('etag', 'text')
    .addColumn('server_count', 'integer', (column) => column.notNull())
    .addColumn('skill_count', 'integer', (column) => column.notNull())
    .addColumn('quarantined', 'text', (column) => column.notNull())
    .addColumn('quarantined_count', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('lease')
    // Programs that share a database share it.
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
