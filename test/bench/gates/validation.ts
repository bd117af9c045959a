import { loadAll } from 'js-yaml';
import { parseAllDocuments } from 'yaml';
import { validate } from '../../../manifests/compile.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';
import type { Gate } from '../gate.ts';
import { interleaved } from '../rounds.ts';
import { serversYaml } from '../workload.ts';

const options = { extent: 'whole', closed: false } as const;
const check = (text: string) => validate([{ path: 'bench.yaml', text }], options);

/** The checking half of G12: 10,000 clean documents parsed, validated, linked and checked, against parsing them. */
export async function cleanDocuments(): Promise<Gate> {
  const text = serversYaml(10_000);
  const { diagnostics } = await check(text);
  const unexpected = diagnostics.find(({ severity }) => severity === 'error');
  if (unexpected !== undefined) throw new Error(`the workload has a finding: ${unexpected.message}`);
  const { subject, control } = await interleaved(
    5,
    () => check(text),
    () => loadAll(text),
  );
  return {
    id: 'G12',
    what: '10,000 clean documents parsed, validated, linked, checked (without plan output)',
    control: 'js-yaml parsing the same text',
    subject,
    base: control,
    bar: 2,
    stretch: 1.5,
  };
}

/** G13: 10,000 documents with one error each, every finding rendered with its place, against `yaml` with positions. */
export async function brokenDocuments(): Promise<Gate> {
  const text = serversYaml(10_000).replaceAll('  transport: ', '  transprot: ');
  const { diagnostics } = await check(text);
  if (diagnostics.length < 10_000) throw new Error(`only ${diagnostics.length} findings in 10,000 broken documents`);
  const { subject, control } = await interleaved(
    3,
    async () => renderText((await check(text)).diagnostics, { color: false }),
    () => parseAllDocuments(text),
  );
  return {
    id: 'G13',
    what: '10,000 documents with one error each, positions shown',
    control: 'yaml parsing the same text with positions',
    subject,
    base: control,
    bar: 1.3,
    stretch: 1.15,
  };
}

/** G14: ten times the documents, against the time for one tenth. */
export async function growth(): Promise<Gate> {
  const [small, large] = [serversYaml(1000), serversYaml(10_000)];
  await check(large);
  const { subject, control } = await interleaved(
    5,
    () => check(large),
    () => check(small),
  );
  return {
    id: 'G14',
    what: '10,000 documents',
    control: '1,000 documents',
    subject,
    base: control,
    bar: 12,
    stretch: 10.5,
  };
}
