import { expect } from 'vitest';
import { validate } from '../../manifests/compile.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';
import { bystanders } from './bystanders.ts';

const marker = '┆';
const workflowHead = `apiVersion: mcp.svc.internal/v1alpha1
kind: VirtualMCPCompositeToolDefinition
metadata: { name: sample }
spec:
  name: sample
`;

/**
 * Expects that `validate` finds exactly these codes in a YAML text that is the whole input, each at its marker `┆` in
 * the text, in this order. Bystanders are left out where they are not expected.
 */
export function expectFindings(marked: string, ...codes: readonly string[]): Promise<void> {
  return compare(marked, codes, 'whole');
}

/**
 * As `expectFindings`, for a shared workflow alone: a part of an input, since the server that runs it is elsewhere. The text is below
 * its `spec` and is indented by two spaces.
 */
export function expectInWorkflow(marked: string, ...codes: readonly string[]): Promise<void> {
  return compare(workflowHead + marked, codes, 'part');
}

async function compare(marked: string, codes: readonly string[], extent: 'whole' | 'part'): Promise<void> {
  const [text = '', ...rest] = marked.split(marker);
  const source = { path: 'input.yaml', text: [text, ...rest].join('') };
  const placeOf = (offset: number): string => {
    const { line, column } = positionAt(source, offset);
    return `${line}:${column}`;
  };
  let offset = 0;
  const expected = codes.map((code, index) => {
    offset += marked.split(marker)[index]?.length ?? 0;
    return `${placeOf(offset)} ${code}`;
  });
  const { diagnostics } = await validate([source], { extent, closed: false });
  const about = diagnostics.filter(({ code }) => codes.includes(code) || !bystanders.has(code));
  const found = about.map(({ code, span }) => `${span === undefined ? 'nowhere' : placeOf(span.start)} ${code}`);
  expect(rest, 'one marker for each code').toHaveLength(codes.length);
  expect(found).toEqual(expected);
}
