import { expect, test } from 'vitest';
import { everyDiagnostic } from '../../cli/explain/every-diagnostic.ts';
import { readExample } from '../../cli/explain/example-files.ts';
import { flagFor } from '../../cli/explain/example-findings.ts';
import { validate } from '../../manifests/compile.ts';

/** Codes of warnings about the example of a code: of the whole input, and of the same text as a part of one. */
async function codesIn(name: string, text: string, extent: 'whole' | 'part'): Promise<readonly string[]> {
  const { diagnostics } = await validate([{ path: name, text }], { extent, closed: false });
  return diagnostics.map(({ code }) => code);
}

test('the codes that only a whole input reports are declared as such, so that no comment about them is called unused in a part', async () => {
  const declared = await everyDiagnostic();
  const lost: string[] = [];
  for (const [code, { severity }] of declared) {
    const { bad } = await readExample(code);
    if (severity === 'error' || bad === undefined || bad.document !== undefined || flagFor(code) !== undefined)
      continue;
    if (!(await codesIn(bad.name, bad.text, 'whole')).includes(code)) continue;
    if (!(await codesIn(bad.name, bad.text, 'part')).includes(code)) lost.push(code);
  }
  const stated = [...declared].filter(([, { extent }]) => extent === 'whole').map(([code]) => code);
  expect(stated.length).toBeGreaterThan(20);
  expect(lost.toSorted()).toEqual(stated.toSorted());
});
