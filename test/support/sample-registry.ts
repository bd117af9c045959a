import { startTestRegistry, type TestRegistry } from './running-registry.ts';

/** The text of a server.json with a name, a version, and more members as they are. */
export function serverJson(name: string, version: string, more = ''): string {
  return `{"name":"${name}","description":"About it","version":"${version}"${more}}`;
}

/** The text of a skill. */
export const skillJson = '{"namespace":"com.example","name":"review","description":"Reviews","version":"1.0.0"}';

const reviewed = [
  serverJson('com.example/docs', '2.0.0'),
  serverJson('com.example/docs', '2.1.0', ',"x-big":12345678901234567890,"x-fraction":1.50'),
  serverJson('com.example/forecast', '1.0.0', ',"title":"\u202EWeather"'),
  serverJson('com.example/forecast-eu', '1.0.0'),
  '{"name":"nothing"}',
];

/** An anonymous server: `main` is over a file of three servers, a skill and a mistake, then over what is published; `internal` over two managed sources. */
export async function startSampleRegistry(): Promise<TestRegistry> {
  const data = `{"version":"1.0.0","meta":{"last_updated":"2026-01-01T00:00:00Z"},"data":{"servers":[${reviewed.join(',')}],"skills":[${skillJson}]}}`;
  const registry = await startTestRegistry({
    sources: [
      { name: 'reviewed', file: { data } },
      { name: 'published', managed: {} },
      { name: 'drafts', managed: {} },
    ],
    registries: [
      { name: 'main', sources: ['reviewed', 'published'] },
      { name: 'internal', sources: ['published', 'drafts'] },
    ],
    auth: { mode: 'anonymous' },
  });
  await registry.ready();
  return registry;
}
