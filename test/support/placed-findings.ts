import { validate } from '../../manifests/compile.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';
import { bystanders } from './bystanders.ts';

/** As `findingsIn`, with columns: one `line:column code` for each finding; `-` where a finding has no position. */
export async function placedFindingsIn(text: string): Promise<string[]> {
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'whole', closed: false });
  const found = diagnostics.filter(({ code }) => !bystanders.has(code));
  return found.map(({ code, span }) => {
    if (span === undefined) return `- ${code}`;
    const { line, column } = positionAt(span.source, span.start);
    return `${line}:${column} ${code}`;
  });
}
