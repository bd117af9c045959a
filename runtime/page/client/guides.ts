import { claudeCode } from './claude-code.ts';
import { claudeDesktop } from './claude-desktop.ts';
import { cursor } from './cursor.ts';
import type { Guide, GuideFor } from './guide.ts';
import type { Setup } from './setup.ts';
import { vsCode } from './vs-code.ts';

const clients: readonly GuideFor[] = [claudeCode, claudeDesktop, cursor, vsCode];

/** How to add a server to each client, in the order in which they are shown: those that can use it first. */
export function guidesFor(key: string, setup: Setup): readonly Guide[] {
  const guides = clients.map((guideFor) => guideFor(key, setup));
  return guides.toSorted((a, b) => Number(b.snippets.length > 0) - Number(a.snippets.length > 0));
}
