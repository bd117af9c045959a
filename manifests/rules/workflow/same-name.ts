import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const sameWorkflowName = defineDiagnostic<{ name: string; server: string }>({
  code: 'workflow/same-name',
  severity: 'error',
  summary: 'Two workflows of a virtual server show clients tools of one name.',
  message: ({ name, server }) => `VirtualMCPServer "${server}" has two workflows named "${name}"`,
  hint: () => 'rename one of the workflows, or remove one of the references',
});

/** The workflows of a virtual server, written in it or referred to, have names of their own (spec 2, CompositeToolConfig). */
export const workflowSameName: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { compositeTools = [], compositeToolRefs = [] } = server.resource.spec.config ?? {};
    const base: DocumentPath = ['spec', 'config'];
    const paths = new Map<string, DocumentPath>(
      compositeTools.map(({ name }, index) => [name, [...base, 'compositeTools', index, 'name']]),
    );
    for (const [index, reference] of compositeToolRefs.entries()) {
      const name = program.find('VirtualMCPCompositeToolDefinition', server, reference.name)?.resource.spec.name;
      if (name === undefined) continue;
      const path = [...base, 'compositeToolRefs', index, 'name'];
      const other = paths.get(name);
      if (other === undefined) {
        paths.set(name, path);
        continue;
      }
      const span = placeOf(server, other, 'value');
      const related = span === undefined ? [] : [{ message: 'the other workflow', span }];
      report(sameWorkflowName({ name, server: server.name }, placeOf(server, path, 'value'), related));
    }
  }
};
