import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { holdsVariable } from '../../../runtime/config/schema/variable-values.ts';
import { credentialsIn, isNoCredential } from '../../../runtime/diagnostics/credential-forms.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const plaintextCredential = defineDiagnostic<{ what: string; cure: string }>({
  code: 'secrets/plaintext-credential',
  severity: 'warning',
  holdsForVariables: true,
  summary: 'What looks like a credential is in a resource in plain text, where every reader of the files can see it.',
  message: ({ what }) => `${what} looks like a credential in plain text`,
  hint: ({ cure }) => cure,
});

/** A name and value in plain text, and where a value from a Secret would be named instead. */
export interface PlainText {
  readonly name: string;
  readonly value: string;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
  readonly isHeader: boolean;
  readonly instead: string;
  /** No Secret of the cluster can be named in its place. */
  readonly withoutSecret?: true;
}

const credentialHeader =
  /^(?:proxy-)?authorization$|^cookie$|(?:^|[-_])(?:api|access|private|auth)[-_]?(?:key|token)$|(?:^|[-_])(?:token|secret|password)$/i;

/** Whether a value as a whole has the form of a token or key, or is what a header carries one in. */
function isCredentialValue(value: string): boolean {
  if (/^(?:Bearer|Basic) \S{8,}\s*$/.test(value)) return !holdsVariable(value);
  const { length } = value.trimEnd();
  return credentialsIn(value).some(({ start, end, what }) => start === 0 && end >= length && tokenWords.has(what));
}

const tokenWords: ReadonlySet<string> = new Set(['this token', 'this private key']);

/** Variables that hold a password or key by their name. */
const credentialVariable =
  /(?:^|_)(?:PASSWORD|PASSWD|API_?KEY|SECRET|SECRET_KEY|SECRET_ACCESS_KEY|CLIENT_SECRET|PRIVATE_KEY|ACCESS_TOKEN|AUTH_TOKEN)$/;

/** Credentials are referred to, never spelled out (spec 3, authentication: secret references). */
export const secretsPlaintextCredential: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const plain of plainValues(resource)) reportCredential(plain, resource, report);
  }
};

/** Whether a name and value look like a credential: by the name, or the value as a whole. */
export function isCredential({ name, value, isHeader }: Pick<PlainText, 'name' | 'value' | 'isHeader'>): boolean {
  const isNamed = isHeader
    ? credentialHeader.test(name) && !holdsVariable(value)
    : credentialVariable.test(name) && !isNoCredential(value);
  return value.trim() !== '' && (isNamed || isCredentialValue(value));
}

/** Reports a name and value of a part that look like a credential. */
export function reportCredential(plain: PlainText, part: Part, report: Report): void {
  const { name, path, what, isHeader, instead } = plain;
  if (!isCredential(plain)) return;
  const title = `${isHeader ? 'header' : 'variable'} "${name}"`;
  const cure = plain.withoutSecret === true ? `use ${instead}` : `put it into a Secret and use ${instead}`;
  report(plaintextCredential({ what: title, cure }, placeOf(part, path, what)));
}

const ofSpec: DocumentPath = ['spec', 'env'];
const none: readonly PlainText[] = [];

function plainValues(resource: AnyResource): readonly PlainText[] {
  switch (resource.kind) {
    case 'MCPServer': {
      const { env, telemetry, resourceOverrides } = resource.authored.spec;
      const found = variables(env, ofSpec);
      // Nearly no server has either.
      if (telemetry === undefined && resourceOverrides === undefined) return found;
      return [...found, ...listedHeaders(telemetry?.openTelemetry?.headers), ...overrides(resource)];
    }
    case 'MCPRemoteProxy':
    case 'MCPServerEntry': {
      const { headerForward } = resource.authored.spec;
      const path = ['spec', 'headerForward', 'addPlaintextHeaders'];
      const forwarded = mappedHeaders(headerForward?.addPlaintextHeaders, path, 'addHeadersFromSecret');
      if (resource.kind === 'MCPServerEntry') return forwarded;
      const { telemetry } = resource.authored.spec;
      return [...forwarded, ...listedHeaders(telemetry?.openTelemetry?.headers), ...overrides(resource)];
    }
    case 'EmbeddingServer':
      return variables(resource.authored.spec.env, ofSpec, 'hfTokenSecretRef or a podTemplateSpec');
    case 'VirtualMCPServer': {
      const { headers } = resource.authored.spec.config?.telemetry ?? {};
      const path = ['spec', 'config', 'telemetry', 'headers'];
      const plain = mappedHeaders(headers, path, 'a collector that adds the header itself');
      return plain.map((header) => ({ ...header, withoutSecret: true }));
    }
    case 'MCPTelemetryConfig': {
      const { openTelemetry } = resource.authored.spec;
      return mappedHeaders(openTelemetry?.headers, ['spec', 'openTelemetry', 'headers'], 'sensitiveHeaders');
    }
    default:
      return none;
  }
}

function variables(
  env: readonly { readonly name: string; readonly value: string }[] | undefined,
  base: DocumentPath,
  instead = 'secrets',
): readonly PlainText[] {
  let found: PlainText[] | undefined;
  env?.forEach(({ name, value }, index) => {
    // Nearly none is one: nothing is made for the others.
    if (!isCredential({ name, value, isHeader: false })) return;
    (found ??= []).push({ name, value, path: [...base, index, 'value'], what: 'value', isHeader: false, instead });
  });
  return found ?? none;
}

function overrides(resource: Extract<AnyResource, { kind: 'MCPServer' | 'MCPRemoteProxy' }>): readonly PlainText[] {
  const { env } = resource.authored.spec.resourceOverrides?.proxyDeployment ?? {};
  return variables(
    env,
    ['spec', 'resourceOverrides', 'proxyDeployment', 'env'],
    'a field that takes a reference to it',
  );
}

function mappedHeaders(
  headers: Readonly<Record<string, string>> = {},
  base: DocumentPath,
  instead: string,
): PlainText[] {
  return Object.entries(headers).map(([name, value]): PlainText => {
    return { name, value, path: [...base, name], what: 'key', isHeader: true, instead };
  });
}

/** Headers as `name=value`, which the deprecated telemetry settings list. */
function listedHeaders(headers: readonly string[] = []): PlainText[] {
  return headers.map((header, index): PlainText => {
    const [name = '', ...value] = header.split('=');
    const path = ['spec', 'telemetry', 'openTelemetry', 'headers', index];
    return {
      name,
      value: value.join('='),
      path,
      what: 'value',
      isHeader: true,
      instead: 'an MCPTelemetryConfig with sensitiveHeaders',
    };
  });
}
