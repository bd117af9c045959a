import type { KindName } from '../../../generated/kinds.ts';
import { references } from '../../../generated/references/index.ts';
import type { ReferenceEntry } from '../../../generated/references/reference-entry.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { contentUnder, isFilledIn } from '../../facts/sign-in/config-map-content.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

interface Said {
  readonly title: string;
  readonly key: string;
}

export const shortSecret = defineDiagnostic<Said & { bytes: number }>({
  code: 'data/content-short-secret',
  severity: 'error',
  summary: 'A secret of an authorization server that is shorter than the 32 bytes it takes.',
  message: ({ title, key, bytes }) => `"${key}" of ${title} has ${bytes} bytes, and an HMAC secret takes 32`,
  hint: () => 'make one: openssl rand -base64 48',
});

export const noPrivateKey = defineDiagnostic<Said>({
  code: 'data/content-no-private-key',
  severity: 'error',
  summary: 'A public key or a certificate where an authorization server needs a private key to sign with.',
  message: ({ title, key }) => `"${key}" of ${title} is public, and tokens are signed with a private key`,
  hint: () => 'put the private key in PEM there: it begins with a line such as -----BEGIN PRIVATE KEY-----',
});

export const noCertificate = defineDiagnostic<Said>({
  code: 'data/content-no-certificate',
  severity: 'error',
  summary: 'A bundle of certificates in which there is no certificate in PEM.',
  message: ({ title, key }) => `"${key}" of ${title} has no certificate in PEM`,
  hint: () => 'a certificate begins with the line -----BEGIN CERTIFICATE-----',
});

export const trailingNewline = defineDiagnostic<Said>({
  code: 'data/content-trailing-newline',
  severity: 'warning',
  summary: 'A secret that becomes a variable and ends in a line break, which is then a part of it.',
  message: ({ title, key }) => `"${key}" of ${title} ends in a line break, which is a part of the secret`,
  hint: () => 'write it without one: |- for a block of text, printf instead of echo before base64',
});

type Use = 'hmac' | 'signing' | 'bundle' | 'variable';

interface UsedReference {
  readonly entry: ReferenceEntry;
  readonly use: Use;
}

const used = new Map<KindName, readonly UsedReference[]>();

/** What the Secrets and ConfigMaps of the input hold is what their users need (spec 3, EmbeddedAuthServerConfig and CABundleSource). */
export const dataContent: Rule = (program, report) => {
  if (!program.foreign.some(({ plainKind: kind }) => kind === 'Secret' || kind === 'ConfigMap')) return;
  const checked = new Set<string>();
  for (const resource of program.resources) {
    for (const { entry, use } of usesOf(resource.kind)) {
      for (const { value: name, parent } of valuesAt(resource.authored, entry.path)) {
        const target = typeof name === 'string' ? program.findForeign(entry.kind, resource, name) : undefined;
        const key = propertyOf(parent, entry.key?.property ?? '') ?? entry.key?.default;
        if (target === undefined || typeof key !== 'string') continue;
        const identity = JSON.stringify([entry.kind, target.namespace, name, key, use]);
        if (!checked.has(identity)) check(target, key, use, report);
        checked.add(identity);
      }
    }
  }
};

function usesOf(kind: KindName): readonly UsedReference[] {
  const known =
    used.get(kind) ??
    references[kind].flatMap((entry) => {
      const use = entry.key === undefined ? undefined : useOf(entry, kind);
      return use === undefined ? [] : [{ entry, use }];
    });
  used.set(kind, known);
  return known;
}

function useOf({ path, kind: target }: ReferenceEntry, kind: KindName): Use | undefined {
  if (path.includes('hmacSecretRefs')) return 'hmac';
  if (path.includes('signingKeySecretRefs')) return 'signing';
  if (path.includes('caBundleRef') || path.includes('caCertSecretRef')) return 'bundle';
  // A registry mounts its Secrets as files.
  return target === 'Secret' && kind !== 'MCPRegistry' ? 'variable' : undefined;
}

function check(object: ForeignObject, key: string, use: Use, report: Report): void {
  const content = contentUnder(object, key);
  // What is empty is filled in by somebody in the cluster.
  if (content === undefined || content.bytes.length === 0) return;
  const said = { title: `${object.kind} "${object.name}"`, key };
  const text = content.bytes.toString('utf8');
  if (isFilledIn(content.written) || (use !== 'hmac' && isFilledIn(text))) return;
  const place = () => placeOf(object, [content.field, key], 'value');
  switch (use) {
    case 'hmac': {
      const bytes = content.bytes.length;
      if (bytes < 32) report(shortSecret({ ...said, bytes }, place()));
      break;
    }
    case 'signing':
      if (/-----BEGIN (?:[A-Z]+ )?(?:PUBLIC KEY|CERTIFICATE)-----/.test(text) && !text.includes('PRIVATE KEY-----'))
        report(noPrivateKey(said, place()));
      break;
    case 'bundle':
      if (!/-----BEGIN (?:[A-Z0-9]+ )?CERTIFICATE-----/.test(text)) report(noCertificate(said, place()));
      break;
    case 'variable':
      // Several lines are meant to be several lines.
      if (/^[^\r\n]+\r?\n$/.test(text)) report(trailingNewline(said, place()));
      break;
  }
}
