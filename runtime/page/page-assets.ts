import { hash } from 'node:crypto';
import type { Reply } from '../http/reply.ts';
import { elementsStyle } from './elements-style.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';

/** The style sheet and the script of the pages of a program. */
export interface PageAssets {
  /** Paths at which pages find them. */
  readonly style: string;
  readonly script: string;
  /** The answer with one of them, by the name of its file; undefined for every other name. */
  answer(file: string): Reply | undefined;
}

/** Path below which the assets are. */
const folder = '/assets/';

/**
 * The assets of a program. Files are named after what is in them, so that browsers may keep them for good. `moreStyle`: what its pages
 * need beside the style of every page.
 */
export function pageAssets(name: string, moreStyle = ''): PageAssets {
  const style = asset(name, 'css', 'text/css', pageStyle + elementsStyle + moreStyle);
  const script = asset(name, 'js', 'text/javascript', pageScript);
  const byFile = new Map([style, script].map(({ file, reply }) => [file, reply]));
  return { style: folder + style.file, script: folder + script.file, answer: (file) => byFile.get(file) };
}

function asset(
  name: string,
  extension: string,
  type: string,
  content: string,
): { readonly file: string; readonly reply: Reply } {
  const file = `${name}-${hash('sha256', content, 'hex').slice(0, 12)}.${extension}`;
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=31536000, immutable' };
  return { file, reply: { status: 200, body: Buffer.from(content), headers } };
}
