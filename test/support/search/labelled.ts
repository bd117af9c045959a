import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchableTool } from '../../../runtime/search/searchable-tool.ts';

const folder = join(import.meta.dirname, '../../data/search');

function rowsOf(file: string): [string, string][] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', second = ''] = line.split('\t');
      return [first, second];
    });
}

/** Tools of thirty servers. */
export const labelledTools: readonly SearchableTool[] = rowsOf('tools.tsv').map(([name, description]) => ({
  name,
  description,
}));

/** Questions in the words of people, each with the tool that is meant. */
export const labelledQuestions: readonly { readonly question: string; readonly tool: string }[] = rowsOf(
  'questions.tsv',
).map(([question, tool]) => ({ question, tool }));

/** The share of the questions whose tool is among the names found, and those where it is not. */
export async function recall(
  find: (question: string) => Promise<readonly string[]>,
): Promise<{ readonly share: number; readonly missed: readonly string[] }> {
  const missed: string[] = [];
  for (const { question, tool } of labelledQuestions)
    if (!(await find(question)).includes(tool)) missed.push(`${question} → ${tool}`);
  return { share: 1 - missed.length / labelledQuestions.length, missed };
}
