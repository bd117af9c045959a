import { claudeCode } from './claude-code.ts';
import { claudeDesktop } from './claude-desktop.ts';
import { cursor } from './cursor.ts';
import type { Guide, GuideFor } from './guide.ts';
import type { Setup } from './setup.ts';
import { vsCode } from './vs-code.ts';

const clients: readonly GuideFor[] = [claudeCode, claudeDesktop, cursor, vsCode];

/** How each client is told about a server, in the order in which they are shown. */
export function guidesFor(key: string, setup: Setup): readonly Guide[] {
  return clients.map((guideFor) => guideFor(key, setup));
}
