import { suggest } from '../../runtime/config/suggest.ts';
import { membersOf } from '../../runtime/registry/documents/json-value.ts';
import { apiPath } from './api-path.ts';
import type { Ask } from './client.ts';
import { listPath, versionsPath, type NamedEntry } from './entry-kind.ts';
import { pageOf } from './entry-table.ts';
import type { RegistryProblem } from './registry-problem.ts';

const registries = ['listRegistries', 'registries'] as const;
const sources = ['listSources', 'sources'] as const;

/** Most names that a hint lists. */
const mostListed = 5;

/** The problem with what to do about it where a name is wrong that the server can be asked about: of a registry, an entry, a version. */
export async function withNearNames(ask: Ask, entry: NamedEntry, problem: RegistryProblem): Promise<RegistryProblem> {
  switch (problem.code) {
    case 'unknown-registry':
      return { ...problem, hint: await nearPlace(ask, entry.registry, [registries]) };
    case 'unknown-target':
    case 'unknown-source-named':
      return { ...problem, hint: await nearPlace(ask, entry.registry, [sources, registries]) };
    case 'unknown-entry':
      return unknownEntry(ask, entry, problem);
    case 'invalid-parameter':
      // A name without its first part is what people remember.
      return entry.name.includes('/') ? problem : { ...problem, hint: (await nearEntry(ask, entry)) ?? problem.hint };
    default:
      return problem;
  }
}

/** The problem with what the source may be called where there is none of that name. */
export async function withNearSource(ask: Ask, source: string, problem: RegistryProblem): Promise<RegistryProblem> {
  if (problem.code !== 'unknown-source') return problem;
  return { ...problem, hint: await nearPlace(ask, source, [sources]) };
}

async function nearPlace(
  ask: Ask,
  name: string,
  lists: readonly (readonly ['listRegistries' | 'listSources', string])[],
): Promise<string> {
  const names = new Set<string>();
  for (const [operation, key] of lists) {
    const answer = await ask('GET', apiPath(operation));
    const listed = answer.outcome === 'answered' ? membersOf(answer.body)[key] : undefined;
    for (const each of Array.isArray(listed) ? listed : []) {
      const { name: known } = membersOf(each);
      if (typeof known === 'string') names.add(known);
    }
  }
  const near = suggest(name, names);
  if (near !== undefined) return `did you mean "${near}"?`;
  return names.size === 0 ? 'ask those who run the server what there is' : `there is ${some([...names])}`;
}

async function unknownEntry(ask: Ask, entry: NamedEntry, problem: RegistryProblem): Promise<RegistryProblem> {
  const answer = await ask('GET', versionsPath(entry));
  const versions =
    answer.outcome === 'answered'
      ? pageOf(entry.type, answer.body, answer.text).rows.map(({ version }) => version)
      : [];
  if (versions.length > 0) return { ...problem, hint: `it has ${some(versions)}` };
  const message = `the registry "${entry.registry}" has no ${entry.type} "${entry.name}" that you may see`;
  const other = entry.type === 'server' ? 'skill' : 'server';
  if ((await ask('GET', versionsPath({ ...entry, type: other }))).outcome === 'answered')
    return { ...problem, message, hint: `it is a ${other}: add --type ${other}` };
  return { ...problem, message, hint: (await nearEntry(ask, entry)) ?? 'svc registry list shows what there is' };
}

async function nearEntry(ask: Ask, { type, registry, name }: NamedEntry): Promise<string | undefined> {
  const namesFor = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const parameters = new URLSearchParams({ version: 'latest', ...query });
    const answer = await ask('GET', `${listPath(type, registry)}?${parameters.toString()}`);
    return answer.outcome === 'answered' ? pageOf(type, answer.body, answer.text).rows.map((row) => row.name) : [];
  };
  const last = name.slice(name.indexOf('/') + 1);
  if (last === '') return undefined;
  const found = await namesFor({ search: last.slice(0, 200), limit: '30' });
  const containing = found.filter((each) => each.toLowerCase().includes(last.toLowerCase()));
  if (containing.length === 1) return `did you mean "${containing[0] ?? ''}"?`;
  if (containing.length > 1) return `there is ${some(containing)}`;
  const names = await namesFor({ limit: '1000' });
  const near =
    suggest(name, names) ?? names.find((each) => suggest(last, [each.slice(each.indexOf('/') + 1)]) !== undefined);
  return near === undefined ? undefined : `did you mean "${near}"?`;
}

function some(names: readonly string[]): string {
  const rest = names.length - mostListed;
  return `${names.slice(0, mostListed).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
}
