import { readFile } from 'node:fs/promises';
import { reasonOf } from '../../config/system-error.ts';
import type { RedisSecret } from './redis-settings.ts';

/** Characters of a secret; a file that is longer is not one. */
const longest = 65_536;

/** The secret, or why there is none, in words without it. A secret that is not configured is undefined. */
export async function readRedisSecret(
  secret: RedisSecret | undefined,
  what: string,
): Promise<
  { readonly ok: true; readonly text: string | undefined } | { readonly ok: false; readonly problem: string }
> {
  if (secret === undefined) return { ok: true, text: undefined };
  if ('value' in secret) return { ok: true, text: secret.value };
  if ('env' in secret) {
    const text = process.env[secret.env];
    return text === undefined || text === ''
      ? { ok: false, problem: `The environment variable ${secret.env} with the Redis ${what} is not set.` }
      : { ok: true, text };
  }
  try {
    const text = (await readFile(secret.file, 'utf8')).trim();
    if (text !== '' && text.length <= longest) return { ok: true, text };
    return { ok: false, problem: `The file ${secret.file} does not hold a Redis ${what}.` };
  } catch (error) {
    return { ok: false, problem: `The file ${secret.file} with the Redis ${what} cannot be read: ${reasonOf(error)}.` };
  }
}
