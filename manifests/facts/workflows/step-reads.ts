import type { Workflow } from './workflows.ts';

/**
 * The fields of the output of a step that templates of its workflow read, or `whole` where one reads the output, or more, as a
 * whole. An answer to an elicitation has its fields below `content` too.
 */
export function stepReads({ templates }: Workflow, step: string): ReadonlySet<string> | 'whole' {
  const fields = new Set<string>();
  for (const { reads, itemVar } of templates) {
    for (const [root, id, part, field, below] of reads) {
      // A variable of a forEach may hide the steps; nobody then knows what is read.
      if (root === undefined || (root.name === 'steps' && (id === undefined || itemVar === 'steps'))) return 'whole';
      if (root.name !== 'steps' || id?.name !== step) continue;
      if (part === undefined) return 'whole';
      if (part.name === 'content') {
        if (field === undefined) return 'whole';
        fields.add(field.name);
      } else if (part.name === 'output') {
        const name = field?.name === 'content' ? below?.name : field?.name;
        if (name === undefined) return 'whole';
        fields.add(name);
      }
    }
  }
  return fields;
}
