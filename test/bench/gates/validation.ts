import { loadAll } from 'js-yaml';
import { parseAllDocuments } from 'yaml';
import { validate } from '../../../manifests/compile.ts';
import { plan } from '../../../manifests/plan/plan.ts';
import { renderText } from '../../../runtime/diagnostics/render-text.ts';
import type { Gate } from '../gate.ts';
import { interleaved } from '../rounds.ts';
import { groupsYaml, serversYaml } from '../workload.ts';

const options = { extent: 'whole', closed: false } as const;
const check = (text: string) => validate([{ path: 'bench.yaml', text }], options);

/** The checking half of G12: 10,000 clean documents parsed, validated, linked and checked, against parsing them. */
export async function cleanDocuments(): Promise<Gate> {
  const text = await cleanText();
  const { subject, control } = await interleaved(
    5,
    () => check(text),
    () => loadAll(text),
  );
  return {
    id: 'G12a',
    what: '10,000 clean documents parsed, validated, linked, checked (G12 without its output)',
    control: 'js-yaml parsing the same text',
    subject,
    base: control,
    bar: 2,
    stretch: 1.5,
  };
}

/** G12: the same, and the plan of all of them. */
export async function plannedDocuments(): Promise<Gate> {
  const text = await cleanText();
  const { subject, control } = await interleaved(
    5,
    async () => {
      const { plan: made } = await plan((await check(text)).program);
      if (made.workloads.length !== 10_000) throw new Error(`the plan has ${made.workloads.length} workloads`);
    },
    () => loadAll(text),
  );
  return {
    id: 'G12',
    what: '10,000 clean documents parsed, validated, linked, checked, planned',
    control: 'js-yaml parsing the same text',
    subject,
    base: control,
    bar: 2,
    stretch: 1.5,
  };
}

/** Documents without an error. */
async function cleanText(): Promise<string> {
  const text = serversYaml(10_000);
  const { diagnostics } = await check(text);
  const unexpected = diagnostics.find(({ severity }) => severity === 'error');
  if (unexpected !== undefined) throw new Error(`the workload has a finding: ${unexpected.message}`);
  return text;
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

/** D1: 10,000 references that lead nowhere, each a name of its own near 10,000 others, against an input that is clean. */
export async function danglingReferences(): Promise<Gate> {
  const clean = await cleanText();
  let count = 0;
  const text = `${clean.replaceAll('groupRef: bench', () => `groupRef: nothinx-${count++}x`)}---\n${groupsYaml(10_000)}`;
  const missing = (await check(text)).diagnostics.filter(({ code }) => code === 'link/missing-target');
  if (missing.length !== 10_000) throw new Error(`${missing.length} of 10,000 references were found missing`);
  const { subject, control } = await interleaved(
    3,
    () => check(text),
    () => check(clean),
  );
  return {
    id: 'D1',
    what: '10,000 references to names that are missing, among 10,000 names that are near',
    control: 'the same documents without the mistakes',
    subject,
    base: control,
    bar: 10,
    stretch: 6,
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
