import { describe, expect, test } from 'vitest';
import { storePlaceOf } from '../../cli/registry/store-place.ts';

const auth = { mode: 'anonymous' } as const;
const place = (environment: Readonly<Record<string, string>>, flag?: string, dataDir?: string): unknown =>
  storePlaceOf({ auth, ...(dataDir === undefined ? {} : { dataDir }) }, flag, { cwd: '/work', environment });

describe('the folder of an embedded database', () => {
  test('is that of the flag, of the configuration, of the variable that the image sets, or one beside', () => {
    const environment = { SVC_DATA: '/data' };
    expect(place(environment, 'flag', '/configured')).toEqual({ folder: '/work/flag' });
    expect(place(environment, undefined, '/configured')).toEqual({ folder: '/configured' });
    expect(place(environment)).toEqual({ folder: '/data' });
    expect(place({})).toEqual({ folder: '/work/svc-data' });
    expect(place({ SVC_DATA: '' })).toEqual({ folder: '/work/svc-data' });
  });

  test('is not used if a database is configured', () => {
    const database = {
      host: 'db.example.com',
      port: 5432,
      user: 'u',
      database: 'd',
      sslMode: 'disable',
      maxOpenConns: 4,
    } as const;
    expect(storePlaceOf({ auth, database }, '/flag', { cwd: '/', environment: { SVC_DATA: '/data' } })).toEqual({
      database,
    });
  });
});
