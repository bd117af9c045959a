import type { Command, Pipeline, TemplateNode } from '../../../runtime/language/go-template/ast.ts';

/** Every command of a template in which the dot is the data of the workflow: not those inside a `with` or a `range`. */
export function commandsOf(nodes: readonly TemplateNode[]): Command[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'action') return commandsIn(node.pipeline);
    if (node.kind !== 'if' && node.kind !== 'with' && node.kind !== 'range') return [];
    const body = node.kind === 'if' ? commandsOf(node.body) : [];
    return [...commandsIn(node.pipeline), ...body, ...commandsOf(node.otherwise)];
  });
}

function commandsIn({ commands }: Pipeline): Command[] {
  return commands.flatMap((command, index) => [
    // A later command of a pipeline has one more argument.
    ...(index === 0 ? [command] : []),
    ...command.operands.flatMap((operand) => (operand.kind === 'group' ? commandsIn(operand.pipeline) : [])),
  ]);
}
