import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isScalar, parseAllDocuments, visit } from 'yaml';
import { validate } from '../../../manifests/compile.ts';
import type { Diagnostic } from '../../../runtime/diagnostics/diagnostic.ts';
import { positionAt } from '../../../runtime/diagnostics/span.ts';

const folder = new URL('../../../cli/explain/examples/', import.meta.url);

/** A string value of a document. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly value: string;
  /** Whether it is the name or the namespace of a document. */
  readonly isName: boolean;
}

/** A document with a mistake, the findings, and the other values of the document. */
interface Mistake {
  readonly code: string;
  readonly text: string;
  readonly found: readonly Diagnostic[];
  readonly places: readonly Place[];
}

async function findingsOf(code: string, text: string): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'whole', closed: false });
  return diagnostics.filter((finding) => finding.code === code);
}

function placesIn(text: string): Place[] {
  const places: Place[] = [];
  for (const document of parseAllDocuments(text)) {
    visit(document, {
      Scalar(key, node, path) {
        if (key === 'key' || typeof node.value !== 'string' || node.range == null) return;
        if (node.type !== 'PLAIN' && node.type !== 'QUOTE_DOUBLE') return;
        const keys = path.flatMap((above) => ('key' in above && isScalar(above.key) ? [String(above.key.value)] : []));
        const [from, to] = node.range;
        places.push({ from, to, value: node.value, isName: /^metadata\.name(space)?$/.test(keys.join('.')) });
      },
    });
  }
  return places;
}

/** The mistakes of the examples that `svc explain` shows. */
async function mistakes(): Promise<Mistake[]> {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const bad = files.filter((file) => file.endsWith('/bad.yaml')).toSorted();
  const all = await Promise.all(
    bad.map(async (file): Promise<Mistake[]> => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const code = file.replace('/bad.yaml', '');
      const found = await findingsOf(code, text);
      return found.length === 0 ? [] : [{ code, text, found, places: placesIn(text) }];
    }),
  );
  return all.flat();
}

/** The document with every occurrence of a value replaced. */
function withValue({ text, places }: Mistake, value: string, other: string): string {
  return places
    .filter((place) => place.value === value)
    .toSorted((a, b) => b.from - a.from)
    .reduce((changed, { from, to }) => changed.slice(0, from) + JSON.stringify(other) + changed.slice(to), text);
}

/** Whether a mistake is found where it was. */
async function isFoundIn({ code, found }: Mistake, text: string): Promise<boolean> {
  const lineOf = ({ span }: Diagnostic): number | undefined => span && positionAt(span.source, span.start).line;
  const lines = new Set(found.map(lineOf));
  return (await findingsOf(code, text)).some((finding) => lines.has(lineOf(finding)));
}

/** Whether a mistake is there whatever a value is: the finding does not depend on it. */
async function isWhatever(mistake: Mistake, value: string): Promise<boolean> {
  for (const other of [`${value}x`, `q${value}`, `${value}-1`, 'x'])
    if (!(await isFoundIn(mistake, withValue(mistake, value, other)))) return false;
  return true;
}

const known = await mistakes();

describe('a variable hides no mistake beside it', () => {
  test('in a value that the finding neither points at nor contains', async () => {
    const hidden: string[] = [];
    let tried = 0;
    for (const [index, mistake] of known.entries()) {
      const { code, found, places } = mistake;
      const values = new Set(places.flatMap(({ value, isName }) => (isName ? [] : [value])));
      for (const [position, value] of [...values].entries()) {
        // Each third of them, others in each example: all take minutes.
        if ((index + position) % 3 !== 0) continue;
        // A variable in a file may be filled in with the line that the file has not.
        if (code === 'registry/pgpass-no-line') continue;
        const isPlace = ({ span }: Diagnostic): boolean =>
          span === undefined ||
          places.some(({ from, to, value: own }) => own === value && from < span.end && span.start < to);
        if (found.some((finding) => isPlace(finding) || finding.message.includes(value))) continue;
        tried += 1;
        if (await isFoundIn(mistake, withValue(mistake, value, `${value}\${V}`))) continue;
        if (await isWhatever(mistake, value)) hidden.push(`${code}: ${value}`);
      }
    }
    expect(tried).toBeGreaterThan(600);
    expect(hidden).toEqual([]);
  });

  test('but hides what some value of it sets right: two namespaces that may be one', async () => {
    const text = (own: string, other: string): string => `apiVersion: mcp.svc.internal/v1alpha1
kind: MCPServer
metadata: { name: a, namespace: "${own}" }
spec: { image: 'example.com/a:1', secrets: [{ name: api, key: token }] }
---
apiVersion: v1
kind: Secret
metadata: { name: api, namespace: "${other}" }
stringData: { token: abc }
`;
    const isFound = async (own: string, other: string): Promise<boolean> =>
      (await findingsOf('link/other-namespace', text(own, other))).length > 0;
    expect(await isFound('shop', 'web-${V}')).toBe(true);
    expect(await isFound('web-${V}-eu', 'web-us')).toBe(true);
    for (const [own, other] of [
      ['shop', 'shop${V}'],
      ['web-${V}-eu', 'web-a-eu'],
      ['${A}', 'shop'],
      ['web-${A}', 'shop-${B}'],
    ] as const)
      expect(await isFound(own, other)).toBe(false);
  });

  test('in the name or namespace of a resource', async () => {
    const hidden = new Set<string>();
    let tried = 0;
    for (const mistake of known) {
      const names = new Set(mistake.places.flatMap(({ value, isName }) => (isName ? [value] : [])));
      for (const name of names) {
        tried += 1;
        if (await isFoundIn(mistake, withValue(mistake, name, `${name}\${V}`))) continue;
        if (await isWhatever(mistake, name)) hidden.add(mistake.code);
      }
    }
    expect(tried).toBeGreaterThan(500);
    expect([...hidden].toSorted()).toEqual([]);
  });
});
