/** What one line of the engine's answer to a pull says: a line to show, or why the pull failed. */
export interface PullProgress {
  readonly text?: string;
  readonly error?: string;
}

/** Steps of one layer that are worth a line; the others count bytes. */
const layerSteps: ReadonlySet<string> = new Set(['Pull complete', 'Already exists']);

/** Reads one line of progress. A line that is not an object of the engine yields nothing. */
export function progressText(line: string): PullProgress {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return {};
  }
  const field = (key: string): string | undefined => {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  const error = field('error');
  if (error !== undefined) return { error };
  const status = field('status');
  const layer = field('id');
  if (status === undefined) return {};
  if (layer === undefined) return { text: status };
  return layerSteps.has(status) ? { text: `${layer}: ${status}` } : {};
}
