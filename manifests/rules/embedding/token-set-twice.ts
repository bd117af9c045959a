import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const tokenSetTwice = defineDiagnostic({
  code: 'embedding/token-set-twice',
  severity: 'error',
  summary: 'The token of the model hub, given as a Secret and as a plain variable: the Secret would have no effect.',
  message: () => 'HF_TOKEN is set here and by hfTokenSecretRef, of which only one can win',
  hint: () => 'remove this variable: the Secret keeps the token out of the manifests',
});

/** The token of the model hub comes from one place (spec 2, EmbeddingServer hfTokenSecretRef). */
export const embeddingTokenSetTwice: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'EmbeddingServer')) continue;
    const { env = [], hfTokenSecretRef } = server.authored.spec;
    if (hfTokenSecretRef === undefined) continue;
    const index = env.findIndex(({ name }) => name === 'HF_TOKEN');
    if (index >= 0) report(tokenSetTwice({}, placeOf(server, ['spec', 'env', index, 'name'], 'value')));
  }
};
