import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { acceptedTokens, type AcceptedTokens } from '../../facts/sign-in/accepted-tokens.ts';
import { isKind, titleOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const sharedAudience = defineDiagnostic<{ audience: string; other: string; hasOneIssuer: boolean }>({
  code: 'oidc/audience-shared',
  severity: 'error',
  summary:
    'Two servers accept tokens for one audience. With one issuer, a token for one server is valid at the other too.',
  message: ({ audience, other, hasOneIssuer }) =>
    hasOneIssuer
      ? `${audience} is also the audience of ${other}, so a token for one server is valid at both`
      : `${audience} is also the audience of ${other}; each server needs an audience of its own, even with another issuer`,
  hint: () => 'give each server an audience of its own, such as its URL',
});

export const noAudience = defineDiagnostic<{ issuer: string; other: string }>({
  code: 'oidc/audience-missing',
  severity: 'error',
  summary:
    'A server that asks for no audience accepts every token of its issuer, also those that clients got for another server.',
  message: ({ issuer, other }) => `without an audience, tokens of ${issuer} for ${other} are accepted here too`,
  hint: () => 'add an audience of its own, such as the URL of the server',
});

/**
 * An audience belongs to one server, or its tokens could be replayed (spec 3, MCPOIDCConfigReference and client authentication): a
 * written one, the default of the platform, one in a ConfigMap, and the lack of one among servers of one issuer.
 */
export const oidcAudience: Rule = async (program, report) => {
  const found = await acceptedTokens(program);
  const owners = new Map<string, AcceptedTokens>();
  for (const tokens of found) {
    const { audience } = tokens;
    if (audience === undefined) {
      checkOpen(tokens, found, report);
      continue;
    }
    const first = owners.get(audience.identity);
    if (first === undefined) owners.set(audience.identity, tokens);
    // Registries that serve one catalog may be one to their clients.
    else if (!isKind(first.owner, 'MCPRegistry')) reportShared(tokens, audience.title, first, report);
  }
};

function reportShared(tokens: AcceptedTokens, audience: string, first: AcceptedTokens, report: Report): void {
  const span = placeOf(first.part, first.path, first.what);
  report(
    sharedAudience(
      { audience, other: titleOf(first.owner), hasOneIssuer: haveOneIssuer(tokens, first) },
      placeOf(tokens.part, tokens.path, tokens.what),
      span === undefined ? [] : [{ message: 'the other server', span }],
    ),
  );
}

/** Whether two servers may accept one token; an issuer that the input does not name may be that of the other. */
function haveOneIssuer(one: AcceptedTokens, other: AcceptedTokens): boolean {
  return one.issuer === undefined || other.issuer === undefined || one.issuer === other.issuer;
}

/** A server that asks for no audience, beside another one with the same issuer. */
function checkOpen(tokens: AcceptedTokens, all: readonly AcceptedTokens[], report: Report): void {
  const { issuer, owner } = tokens;
  if (issuer === undefined) return;
  const other = all.find((candidate) => candidate.owner !== owner && candidate.issuer === issuer);
  if (other === undefined) return;
  report(noAudience({ issuer, other: titleOf(other.owner) }, placeOf(tokens.part, tokens.path, tokens.what)));
}
