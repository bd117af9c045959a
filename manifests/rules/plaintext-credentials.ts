import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const plaintextCredential = defineDiagnostic<{ what: string; instead: string }>({
  code: 'secrets/plaintext-credential',
  severity: 'warning',
  summary:
    'What looks like a credential stands in a resource in plain text, where everybody who reads the files can see it.',
  message: ({ what }) => `${what} looks like a credential in plain text`,
  hint: ({ instead }) => `put it into a Secret and use ${instead}`,
});

/** A name and value in plain text, and where a value from a Secret would be named instead. */
interface Plain {
  readonly name: string;
  readonly value: string;
  readonly path: DocumentPath;
  readonly what: 'key' | 'value';
  readonly isHeader: boolean;
  readonly instead: string;
}

const credentialHeader =
  /^(?:proxy-)?authorization$|^cookie$|(?:^|[-_])(?:api|access|private|auth)[-_]?(?:key|token)$|(?:^|[-_])(?:token|secret|password)$/i;

/** Forms that only tokens and keys have: forges, model providers, clouds, chat services, JWTs, private keys. */
const credentialValue =
  /^(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|sk-[\w-]{20,}|hf_[A-Za-z0-9]{20,}|xox[abeprs]-[\w-]{10,}|A(?:KIA|SIA)[A-Z0-9]{16}|AIza[\w-]{35}|eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*|(?:Bearer|Basic) \S{8,})\s*$/;

/** Credentials are referred to, never spelled out (spec 3, authentication: secret references). */
export const plaintextCredentials: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { name, value, path, what, isHeader, instead } of plainValues(resource)) {
      if (value === '' || !((isHeader && credentialHeader.test(name)) || credentialValue.test(value))) continue;
      const title = `${isHeader ? 'header' : 'variable'} "${name}"`;
      report(plaintextCredential({ what: title, instead }, placeOf(resource, path, what)));
    }
  }
};

function plainValues(resource: AnyResource): Plain[] {
  switch (resource.kind) {
    case 'MCPServer': {
      const { env, telemetry } = resource.authored.spec;
      return [
        ...variables(env, ['spec', 'env']),
        ...listedHeaders(telemetry?.openTelemetry?.headers),
        ...overrides(resource),
      ];
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
      return variables(resource.authored.spec.env, ['spec', 'env'], 'hfTokenSecretRef or a podTemplateSpec');
    case 'MCPTelemetryConfig': {
      const { openTelemetry } = resource.authored.spec;
      return mappedHeaders(openTelemetry?.headers, ['spec', 'openTelemetry', 'headers'], 'sensitiveHeaders');
    }
    default:
      return [];
  }
}

function variables(
  env: readonly { readonly name: string; readonly value: string }[] = [],
  base: DocumentPath,
  instead = 'secrets',
): Plain[] {
  return env.map(({ name, value }, index): Plain => {
    return { name, value, path: [...base, index, 'value'], what: 'value', isHeader: false, instead };
  });
}

function overrides(resource: Extract<AnyResource, { kind: 'MCPServer' | 'MCPRemoteProxy' }>): Plain[] {
  const { env } = resource.authored.spec.resourceOverrides?.proxyDeployment ?? {};
  return variables(
    env,
    ['spec', 'resourceOverrides', 'proxyDeployment', 'env'],
    'a field that takes a reference to it',
  );
}

function mappedHeaders(headers: Readonly<Record<string, string>> = {}, base: DocumentPath, instead: string): Plain[] {
  return Object.entries(headers).map(([name, value]): Plain => {
    return { name, value, path: [...base, name], what: 'key', isHeader: true, instead };
  });
}

/** Headers as `name=value`, which the deprecated telemetry settings list. */
function listedHeaders(headers: readonly string[] = []): Plain[] {
  return headers.map((header, index): Plain => {
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
