import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const noModel = defineDiagnostic<{ problem: string; cure: string }>({
  code: 'embedding/no-model',
  severity: 'error',
  summary: 'A model of an EmbeddingServer that the model hub does not have under this name.',
  message: ({ problem }) => problem,
  hint: ({ cure }) => cure,
});

/** The model of an EmbeddingServer is one of a public model hub, by its name there (spec 2, EmbeddingServer.model). */
export const embeddingNoModel: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'EmbeddingServer')) continue;
    const model = server.authored.spec.model ?? '';
    const place = () => placeOf(server, ['spec', 'model'], 'value');
    const [, name] = /^https?:\/\/[^/]+\/([\w.-]+\/[\w.-]+)\/?$/.exec(model) ?? [];
    if (/^https?:\/\//.test(model)) {
      const cure =
        name === undefined ? 'write the owner and the name of the model, such as owner/model' : `write ${name}`;
      report(noModel({ problem: 'a model has a name, and this is an address', cure }, place()));
    } else if (/^[\w.-]+(?:\/[\w.-]+)?:[\w.-]+$/.test(model)) {
      const problem = `"${model}" has a tag, and a model of a hub has none`;
      report(noModel({ problem, cure: `write ${model.split(':', 1)[0]}` }, place()));
    } else if (/^text-embedding-(?:ada-002|3-(?:small|large))$/.test(model)) {
      const cure = 'use an open model, such as one of sentence-transformers';
      report(
        noModel({ problem: `"${model}" is offered by a service, and no model hub has it to download`, cure }, place()),
      );
    }
  }
};
