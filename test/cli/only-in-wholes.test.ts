import { expect, test } from 'vitest';
import { everyDiagnostic } from '../../cli/every-diagnostic.ts';
import { readExample } from '../../cli/explain/example-files.ts';
import { flagFor } from '../../cli/explain/example-findings.ts';
import { onlyInWholes } from '../../cli/findings.ts';
import { validate } from '../../manifests/compile.ts';

/** Codes of warnings about the example of a code: of the whole input, and of the same text as a part of one. */
async function codesIn(name: string, text: string, extent: 'whole' | 'part'): Promise<readonly string[]> {
  const { diagnostics } = await validate([{ path: name, text }], { extent, closed: false });
  return diagnostics.map(({ code }) => code);
}

test('the codes that only a whole input reports are known, so that no comment about them is called unused in a part', async () => {
  const declared = await everyDiagnostic();
  const lost: string[] = [];
  for (const [code, { severity }] of declared) {
    const { bad } = await readExample(code);
    if (severity === 'error' || bad === undefined || bad.document !== undefined || flagFor(code) !== undefined)
      continue;
    if (!(await codesIn(bad.name, bad.text, 'whole')).includes(code)) continue;
    if (!(await codesIn(bad.name, bad.text, 'part')).includes(code)) lost.push(code);
  }
  expect(lost.toSorted()).toEqual([...onlyInWholes]);
});
