import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';

/** What a TOML file says, as JSON would hold it. The parser is loaded here. */
export async function tomlValue(path: string, text: string): Promise<{ readonly value: unknown } | RefusedStart> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return { value: parse(text) };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [reason = ''] = error.message.split('\n');
    return { problem: `${path}:${error.line}:${error.column} is not TOML: ${reason}`, hint: 'fix it first' };
  }
}
