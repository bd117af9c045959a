import { expect } from 'vitest';
import { registryWithPeople, type RegistryWithPeople } from './registry-with-people.ts';
import type { RegistryAnswer } from './running-registry.ts';

/** Two teams that publish, and a source that is read; `admin`, `author`, `red`, `stranger` and `reader` ask it. */
export function authoredRegistry(): Promise<RegistryWithPeople> {
  const data = '{"data":{"servers":[{"name":"com.example/fetched","description":"d","version":"1.0.0"}]}}';
  return registryWithPeople(
    {
      sources: [
        { name: 'team', managed: {}, claims: { org: 'acme' } },
        { name: 'other', managed: {}, claims: { org: 'else' } },
        { name: 'files', file: { data }, claims: { org: 'acme' } },
      ],
      registries: [
        { name: 'all', sources: ['team', 'other', 'files'] },
        { name: 'mine', sources: ['team', 'files'] },
        { name: 'closed', sources: ['team', 'other'], claims: { clearance: 'high' } },
      ],
    },
    { superAdmin: [{ groups: 'root' }], manageEntries: [{ groups: 'authors' }] },
    {
      admin: { groups: 'root' },
      author: { org: 'acme', groups: 'authors', team: ['red', 'blue'] },
      red: { org: 'acme', groups: 'authors', team: 'red' },
      stranger: { org: 'else', groups: 'authors', team: ['red', 'blue'] },
      reader: { org: 'acme', team: ['red', 'blue'] },
    },
  );
}

/** The short form of a publication. */
export function shortForm(name: string, version = '1.0.0'): object {
  return {
    name: `com.example/${name}`,
    version,
    url: `https://${name}.example.com/mcp`,
    description: `What ${name} is for`,
  };
}

/** Where an entry is managed. */
export const entryPath = (name: string): string => `/v1/entries/server/com.example%2F${name}`;

/** Where its latest version is read. */
export const latestPath = (name: string): string => `/all/v0.1/servers/com.example%2F${name}/versions/latest`;

/** The code of an error. */
export const codeOf = ({ body }: RegistryAnswer): unknown => (body as { code?: unknown }).code;

/** Publishes what has to succeed. */
export async function published(
  people: RegistryWithPeople,
  who: string,
  source: string,
  name: string,
  claims?: object,
): Promise<void> {
  const answer = await people.ask(who, 'POST', `/${source}/v0.1/publish`, {
    ...shortForm(name),
    ...(claims && { claims }),
  });
  expect(answer.status, answer.text).toBe(201);
}
