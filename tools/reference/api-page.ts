import { readFile } from 'node:fs/promises';
import { registryErrors } from '../../generated/api/registry-errors.ts';
import { registryOperations } from '../../generated/api/registry-operations.ts';
import type { ApiOperation } from '../../generated/api/operation.ts';
import type { ReferenceEntry } from '../../generated/reference/reference-entry.ts';
import { apiDescription, type DescribedOperation } from './api-description.ts';
import { fieldSections } from './field-sections.ts';
import { fieldsMarkdown } from './fields-markdown.ts';
import { capital, code, notice, table, words } from './markdown-text.ts';
import { referenceEntry } from './read-reference.ts';
import { openTable } from '../../runtime/diagnostics/open-table.ts';

/** Types that have pages of their own, by the file that describes them. */
const elsewhere: Readonly<Record<string, string>> = openTable({
  'server-entry': '[server-entry](documents/server-entry.md)',
  'skill-entry': '[skill](documents/skill.md)',
  'registry-source': '[the sources of registry-server](documents/registry-server.md)',
});

/** The reference page of the registry server's HTTP API: every endpoint, every type of a body, every error. */
export async function apiPage(): Promise<string> {
  const url = new URL('../../generated/openapi/registry.json', import.meta.url);
  const api = apiDescription(JSON.parse(await readFile(url, 'utf8')));
  const types = api.operations.flatMap(({ body, replies }) => [...body, ...replies.flatMap((reply) => reply.types)]);
  const files = await withInner([...new Set(types.map(fileOf))]);
  return [
    '# Registry server API',
    '',
    ...notice('schemas/api/registry-api.json'),
    words(`${api.summary} The server itself gives this description at \`/openapi.json\`.`),
    '',
    words(api.about),
    '',
    ...api.tags.flatMap(({ name, description }) => [
      `## ${capital(name)}`,
      '',
      words(description),
      '',
      ...api.operations.filter(({ tag }) => tag === name).flatMap(endpoint),
    ]),
    '## Types',
    '',
    ...(await Promise.all(files.map((file) => typeSection(file, files)))).flat(),
    '## Errors',
    '',
    words('Every error answers `{"error": "<what is wrong>", "code": "<code>"}`. A code never changes its meaning.'),
    '',
    `Every operation may answer ${[...everywhere].map(code).join(', ')}; a wrong method or broken HTTP is answered without one.`,
    '',
    ...table(
      ['Code', 'Status', 'When'],
      Object.entries(registryErrors).map(([name, { status, description }]) => [
        code(name),
        String(status),
        words(description),
      ]),
    ),
  ].join('\n');
}

/** File that describes a type. */
function fileOf(type: string): string {
  return type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

function endpoint(operation: DescribedOperation): string[] {
  const { method, path, summary, description, parameters, body, bodyDescription, replies } = operation;
  const row = rowOf(operation);
  const own = row.errors.filter((name) => !everywhere.has(name));
  return [
    `### ${code(`${method} ${path}`)}`,
    '',
    words([summary, description].join(' ')),
    '',
    ...(row.aliases.length === 0 ? [] : [`Also at ${row.aliases.map(code).join(', ')}.`, '']),
    ...(parameters.length === 0
      ? []
      : table(
          ['Parameter', 'In', 'Type', 'What it is'],
          parameters.map((parameter) => [
            `${code(parameter.name)}${parameter.required ? '' : ' (optional)'}`,
            parameter.place,
            words(parameter.type),
            words(parameter.description),
          ]),
        )),
    ...(body.length === 0 ? [] : [`Body: ${typeLinks(body)}. ${words(bodyDescription)}`, '']),
    ...table(
      ['Answer', 'Body', 'What it means'],
      replies
        .filter(({ status }) => row.replies.includes(Number(status)))
        .map(({ status, types, description: text }) => [
          status,
          types.length === 0 ? '' : typeLinks(types),
          words(text),
        ]),
    ),
    ...(own.length === 0 ? [] : [`Errors: ${own.map((name) => `${code(name)} (${statusOf(name)})`).join(', ')}.`, '']),
  ];
}

/** Errors that every operation may return: they are listed once. */
const everywhere: ReadonlySet<string> = new Set(registryOperations.getHealth.errors);

function rowOf({ id }: DescribedOperation): ApiOperation {
  const row = Object.values<ApiOperation>(registryOperations).find(({ operationId }) => operationId === id);
  if (row === undefined) throw new Error(`no operation of the table is called ${id}`);
  return row;
}

function statusOf(name: string): string {
  const known = Object.entries(registryErrors).find(([error]) => error === name)?.[1];
  return String(known?.status ?? '');
}

function typeLinks(types: readonly string[]): string {
  return types.map((type) => `[${type}](#${type.toLowerCase()})`).join(' or ');
}

/** Files of types, and of every type inside of them without a page of its own. */
async function withInner(files: readonly string[]): Promise<string[]> {
  const found = new Set(files);
  for (const file of found) {
    if (elsewhere[file] !== undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- what one file refers to decides which are read next
    for (const inner of innerFiles(await referenceEntry(file))) found.add(inner);
  }
  return [...found].toSorted();
}

function innerFiles({ fields = {}, items, entries, ref }: ReferenceEntry): string[] {
  const below = [...Object.values(fields), items, entries].filter((entry) => entry !== undefined);
  return [...(ref === undefined ? [] : [ref]), ...below.flatMap(innerFiles)];
}

async function typeSection(file: string, shown: readonly string[]): Promise<string[]> {
  const page = elsewhere[file];
  const entry = await referenceEntry(file);
  const name = capital(file.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()));
  const head = [`### ${name}`, '', words(entry.description), ''];
  if (page !== undefined) return [...head, `Its fields: ${page}.`, ''];
  const sections = await fieldSections(entry, new Set(shown));
  return [...head, ...fieldsMarkdown(sections).filter((line, index) => index > 1 || !/^(## Fields)?$/.test(line))];
}
