import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/source-files.ts';

/** One COPY of the last stage: what of a stage goes where, and to whom it belongs there. */
export interface ImageCopy {
  readonly stage: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly owner: number;
}

/** The last stage of the project's Dockerfile. */
export interface ImagePlan {
  readonly base: string;
  readonly copies: readonly ImageCopy[];
  readonly labels: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly folder: string;
  readonly ports: readonly string[];
  readonly entrypoint: readonly string[];
}

/** Reads the last stage of the Dockerfile. Throws at an instruction that it does not know: an image of the tests would lack it. */
export function imagePlan(text = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')): ImagePlan {
  const lines = instructionsOf(text);
  const begin = lines.findLastIndex(([word]) => word === 'FROM');
  const plan = { copies: [] as ImageCopy[], labels: {}, environment: {}, ports: [] as string[] };
  const single: Record<string, string> = {};
  for (const [word, rest] of lines.slice(begin + 1)) {
    if (word === 'COPY') plan.copies.push(copyOf(rest));
    else if (word === 'LABEL') Object.assign(plan.labels, pairsOf(rest));
    else if (word === 'ENV') Object.assign(plan.environment, pairsOf(rest));
    else if (word === 'EXPOSE') plan.ports.push(rest);
    else if (['USER', 'WORKDIR', 'ENTRYPOINT', 'STOPSIGNAL', 'ARG'].includes(word)) single[word] = rest;
    else throw new Error(`the tests do not know ${word} in the last stage of the Dockerfile`);
  }
  const entrypoint: unknown = JSON.parse(single['ENTRYPOINT'] ?? '[]');
  return {
    ...plan,
    base: lines[begin]?.[1] ?? '',
    user: single['USER'] ?? '',
    folder: single['WORKDIR'] ?? '',
    entrypoint: Array.isArray(entrypoint) ? entrypoint.map(String) : [],
  };
}

/** The instructions with what follows them, continued lines joined, comments left out. */
function instructionsOf(text: string): (readonly [word: string, rest: string])[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1).trim()];
    });
}

function copyOf(rest: string): ImageCopy {
  const words = rest.split(/\s+/);
  const flag = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const paths = words.filter((word) => !word.startsWith('--'));
  const stage = flag('from');
  if (stage === undefined) throw new Error(`COPY ${rest} takes from the project instead of a stage`);
  return {
    stage,
    from: paths.slice(0, -1),
    to: paths.at(-1) ?? '',
    owner: Number((flag('chown') ?? '0').split(':', 1)[0]),
  };
}

/** `A=b C="d e"` as a map. */
function pairsOf(rest: string): Record<string, string> {
  const pairs = rest.matchAll(/([^\s=]+)=(?:"([^"]*)"|(\S*))/g);
  return Object.fromEntries([...pairs].map(([, key = '', quoted, plain]) => [key, quoted ?? plain ?? '']));
}
