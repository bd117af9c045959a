import { join } from 'node:path';
import { Agent, request } from 'undici';
import type { Gate } from '../gate.ts';
import { managed, startRegistry } from '../registry/bench-registry.ts';
import { sourceName } from '../registry/sample-entries.ts';
import { startTokenIssuer } from '../registry/token-issuer.ts';

const rounds = 10_000;
/** Rounds until the program has made and thrown away what each round makes: its heap has the size that it works with. */
const warmRounds = 500;
const documentBytes = 100_000;

/** G21: resident memory of a registry server after many versions of one name were published and deleted again, each another one. */
export async function registryRemovals(benchFolder: string): Promise<Gate> {
  const folder = join(benchFolder, 'g21');
  const issuer = await startTokenIssuer();
  const server = await startRegistry(folder, { ...managed, auth: issuer.auth });
  const dispatcher = new Agent({ connections: 1 });
  const token = await issuer.sign({ org: 'acme', groups: ['authors'], team: 'one' });
  const name = 'com.example/large';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (
    method: 'POST' | 'DELETE' | 'GET',
    path: string,
    expected: number,
    body?: string,
  ): Promise<string> => {
    const url = `${server.address}${path}`;
    const answer = await request(url, { dispatcher, method, headers, ...(body === undefined ? {} : { body }) });
    const text = await answer.body.text();
    if (answer.statusCode !== expected) throw new Error(`${method} ${path} was answered ${answer.statusCode}: ${text}`);
    return text;
  };
  const text = 'x'.repeat(documentBytes);
  const round = async (number: number): Promise<void> => {
    const version = `1.${number}.0`;
    const document = { name, version, description: 'Large', 'x-filler': text, claims: { org: 'acme', team: 'one' } };
    await ask('POST', `/${sourceName}/v0.1/publish`, 201, JSON.stringify(document));
    const path = `/v1/entries/server/${encodeURIComponent(name)}/versions/${version}?source=${sourceName}`;
    await ask('DELETE', path, 204);
  };
  const run = async (from: number, to: number): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let number = from; number < to; number += 1) await round(number);
  };
  try {
    const started = server.memory().now;
    await run(0, warmRounds);
    const before = server.memory().now;
    await run(warmRounds, rounds);
    const { now, peak } = server.memory();
    const versions = `${server.list}/${encodeURIComponent(name)}/versions?include_deleted=true`.slice(
      server.address.length,
    );
    const page = await ask('GET', versions, 200);
    return {
      id: 'G21',
      what: `resident memory after ${rounds.toLocaleString('en')} rounds of publish and delete of 100 kB`,
      control: `after the first ${warmRounds}`,
      subject: now,
      base: before,
      unit: 'MiB',
      bar: 1.2,
      stretch: 1.05,
      notes: [
        `after the start ${started.toFixed(0)} MiB, peak ${peak.toFixed(0)} MiB; a page of what was deleted has ${(page.length / 1e6).toFixed(1)} MB`,
      ],
    };
  } finally {
    await dispatcher.close();
    await server.end();
    issuer.close();
  }
}
