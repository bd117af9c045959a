import { expect, test } from 'vitest';
import { registryReservedSegments } from '../../generated/api/registry-segments.ts';
import { documentFindings } from '../support/document-findings.ts';

const config = (name: string): string => `sources: [{ name: p, managed: {} }]
registries: [{ name: "${name}", sources: [p] }]
auth: { mode: anonymous }
`;

test('no registry is called like the beginning of a path that the server answers at', async () => {
  expect(registryReservedSegments.length).toBeGreaterThan(10);
  const found = await Promise.all(
    registryReservedSegments.map((name) => documentFindings('registry-server', config(name))),
  );
  // Names that begin with a dot are none at all.
  const expected = registryReservedSegments.map((name) =>
    name.startsWith('.') ? '2:22 schema/pattern' : '2:22 registry/list-reserved-name',
  );
  expect(found.flat()).toEqual(expected);
});
