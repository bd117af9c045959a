import { openStore } from '../../../runtime/registry/store/open-store.ts';
import { publication, synced } from './store-under-test.ts';

// A process that writes until it is killed: `node write-until-killed.ts <folder> <round>`. Says on stdout what was
// acknowledged, a version a line.

const [folder = '', round = ''] = process.argv.slice(2);
const opening = await openStore({ folder });
if (opening.outcome === 'refused') throw new Error(opening.problem);
const store = opening.opened;
await store.declare(
  [
    { name: 'managed', managed: {} },
    { name: 'synced', file: { path: 'a' } },
    { name: 'large', file: { path: 'b' } },
  ],
  [],
  1,
);

async function publishAlways(who: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const version = `${round}.${who}.${count}`;
    const outcome = await store.publish(publication('managed', { version, document: JSON.stringify({ version }) }), 1);
    if (outcome !== 'published') throw new Error(outcome);
    process.stdout.write(`${version}\n`);
  }
}

async function syncAlways(source: string, length: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const names = Array.from({ length }, (_, at) => [`a/${at}`, { 1: `{"sync":"${round}.${count}"}` }]);
    await store.replaceEntries(source, synced(Object.fromEntries(names)), 1);
  }
}

await Promise.all([
  publishAlways(1),
  publishAlways(2),
  publishAlways(3),
  syncAlways('synced', 300),
  syncAlways('large', 1_200),
]);
