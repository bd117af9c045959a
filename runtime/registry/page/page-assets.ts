import { hash } from 'node:crypto';
import type { Answer } from '../../http/answer.ts';
import { unknownPath } from '../../http/http-errors.ts';
import { entryStyle } from './entry-style.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';
import { registryPathHelp } from '../path-help.ts';

interface Asset {
  readonly path: string;
  readonly file: string;
  readonly reply: Answer;
}

/** Files are named after what is in them, so that browsers may keep them for good. */
function asset(name: string, extension: string, type: string, content: string): Asset {
  const file = `${name}-${hash('sha256', content, 'hex').slice(0, 12)}.${extension}`;
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=31536000, immutable' };
  return { path: `/assets/${file}`, file, reply: { status: 200, body: Buffer.from(content), headers } };
}

const style = asset('catalog', 'css', 'text/css', pageStyle + entryStyle);
const script = asset('catalog', 'js', 'text/javascript', pageScript);
const byFile = new Map([style, script].map(({ file, reply }) => [file, reply]));

/** Where the pages find their style sheet and their script. */
export const assetPaths = { style: style.path, script: script.path };

/** Answers one file of the page. */
export function assetAnswer(file: string): Answer {
  return byFile.get(file) ?? unknownPath(registryPathHelp);
}
