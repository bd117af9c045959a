import { dump, loadAll } from 'js-yaml';
import { expect, test } from 'vitest';
import { validate } from '../../manifests/compile.ts';
import type { Diagnostic } from '../../runtime/diagnostics/diagnostic.ts';
import { isMap, textAt, type JsonMap } from '../support/plain-walk.ts';
import { sourcesBelow } from '../support/source-files.ts';

/** The documents of a folder, each to be a source of its own. */
function documentsOf(folder: string): JsonMap[] {
  return sourcesBelow(folder)
    .filter(({ path }) => !/(?:svc|kustomization)\.yaml$|\.json$/.test(path))
    .flatMap(({ text }) => [...loadAll(text)])
    .filter(isMap)
    .filter((document) => typeof document['kind'] === 'string' && isMap(document['metadata']));
}

async function findingsIn(documents: readonly JsonMap[]): Promise<readonly Diagnostic[]> {
  const sources = documents.map((document, index) => ({ path: `${index}.yaml`, text: dump(document) }));
  return (await validate(sources, { extent: 'whole', closed: false })).diagnostics;
}

/** A finding by what it is and where: which other resource it names as an example may differ. */
function identityOf({ code, span }: Diagnostic): string {
  return `${code} at ${span?.source.path}:${span?.start}`;
}

/** A virtual server that takes over what its members refer to, and what would be without effect if it were not there. */
const takenOver = `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPGroup
metadata: { name: dev }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: github }
spec: { image: a/b:1, transport: stdio, groupRef: dev, externalAuthConfigRef: { name: header } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPExternalAuthConfig
metadata: { name: header }
spec: { type: headerInjection, headerInjection: { headerName: X-Key, valueSecretRef: { name: github, key: key } } }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: files }
spec: { image: a/b:1, transport: stdio, secrets: [{ name: file, key: key }] }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: more }
spec: { image: a/b:1, transport: stdio, secrets: [{ name: files, key: key }] }
---
apiVersion: v1
kind: Secret
metadata: { name: files }
stringData: { key: k }
---
apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPServer
metadata: { name: gateway }
spec:
  incomingAuth: { type: anonymous }
  outgoingAuth: { source: inline, default: { type: discovered } }
  config: { groupRef: dev }
`;

test('an error in one resource brings no finding about another', async () => {
  const programs = [
    documentsOf('examples/team'),
    documentsOf('test/fixtures/full'),
    [...loadAll(takenOver)].filter(isMap),
  ];
  const misled: string[] = [];
  let tried = 0;
  for (const documents of programs) {
    const known = new Set((await findingsIn(documents)).map(identityOf));
    for (const [index, document] of documents.entries()) {
      const { apiVersion, spec } = document;
      if (apiVersion !== 'mcp.svc.internal/v1alpha1' || !isMap(spec)) continue;
      tried++;
      const broken = documents.with(index, { ...document, spec: { ...spec, noSuchKey: 1 } });
      for (const finding of await findingsIn(broken)) {
        if (known.has(identityOf(finding)) || finding.span?.source.path === `${index}.yaml`) continue;
        misled.push(`without ${textAt(document, 'kind')} ${textAt(document, 'metadata', 'name')}: ${finding.message}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(50);
  expect(misled).toEqual([]);
});
