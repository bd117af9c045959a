import { validate } from '../../manifests/compile.ts';
import { positionAt } from '../../runtime/diagnostics/span.ts';
import { bystanders } from './bystanders.ts';

/**
 * What `validate` finds in a YAML text taken as the whole input: one `line code` for each finding, in the order of the
 * text. A finding without a position has line 0. Bystanders are left out.
 */
export async function findingsIn(text: string): Promise<string[]> {
  const { diagnostics } = await validate([{ path: 'input.yaml', text }], { extent: 'whole', closed: false });
  const found = diagnostics.filter(({ code }) => !bystanders.has(code));
  return found.map(({ code, span }) => {
    const line = span === undefined ? 0 : positionAt(span.source, span.start).line;
    return `${line} ${code}`;
  });
}
