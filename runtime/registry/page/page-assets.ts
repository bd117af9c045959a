import type { Answer } from '../../http/answer.ts';
import { unknownPath } from '../../http/http-errors.ts';
import { pageAssets } from '../../page/page-assets.ts';
import { registryPathHelp } from '../path-help.ts';

/** Style sheet and script of the catalog. */
export const catalogAssets = pageAssets('catalog');

/** Answers one file of the page. */
export function assetAnswer(file: string): Answer {
  return catalogAssets.answer(file) ?? unknownPath(registryPathHelp);
}
