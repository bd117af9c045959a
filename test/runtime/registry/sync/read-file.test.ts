import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutgoing } from '../../../../runtime/http/outgoing/outgoing.ts';
import { fileReader, largestFile } from '../../../../runtime/registry/sync/read-file.ts';
import type { SourceReading } from '../../../../runtime/registry/sync/source-reader.ts';
import { makePipe } from '../../../support/named-pipe.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder('svc-read-file-');
const outgoing = createOutgoing({ addresses: { loopback: false, private: false }, plainHttp: 'never' });
const read = (path: string): Promise<SourceReading> =>
  fileReader({ path }, outgoing, 1000).read({}, new AbortController().signal);

test('a catalog file is read whole, and its hash is that of its content', async () => {
  const path = join(folder, 'catalog.json');
  writeFileSync(path, '{"data":{"servers":[{"name":"a/b"}]}}');
  const first = await read(path);
  expect(first).toMatchObject({ outcome: 'read', versions: [{ type: 'server', document: '{"name":"a/b"}' }] });
  expect(await read(path)).toEqual(first);
});

test('a path that is not a file is not waited for, and a file that is too large is not read', async () => {
  const pipe = join(folder, 'pipe');
  makePipe(pipe);
  expect(await read(pipe)).toEqual({ outcome: 'failed', message: `${pipe} is not a regular file` });
  expect(await read(folder)).toEqual({ outcome: 'failed', message: `${folder} is not a regular file` });
  const large = join(folder, 'large.json');
  writeFileSync(large, '');
  truncateSync(large, largestFile + 1);
  expect(await read(large)).toEqual({ outcome: 'failed', message: `${large} is larger than ${largestFile} bytes` });
  const absent = join(folder, 'absent.json');
  expect(await read(absent)).toMatchObject({
    outcome: 'failed',
    message: expect.stringContaining(`${absent} cannot be read: `),
  });
});
