import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { AggregatorConfig } from '../../../../generated/types/aggregator.ts';
import type { BackendAuthStrategy } from '../../../../generated/types/backend-auth-strategy.ts';
import type { PlanOutgoingAuth } from '../../../../generated/types/plan-outgoing-auth.ts';
import type { Planned } from '../../../../manifests/plan/plan.ts';
import { compileWhole } from '../../../support/compiled-programs.ts';
import {
  credentialProgram,
  documentsOf,
  expectedErrors,
  expectedFor,
  secretsOf,
  spellable,
  type CredentialProgram,
  type Said,
  type Sent,
} from '../../../support/credential-programs.ts';
import { at, everyValue, type JsonMap } from '../../../support/plain-walk.ts';
import { planned } from '../../../support/planned.ts';

function sourcesOf(program: CredentialProgram, saidIn?: 'resource' | 'model') {
  const text = documentsOf(program, saidIn)
    .map((document) => dump(document, { noRefs: true }))
    .join('---\n');
  return [{ path: 'input.yaml', text }];
}

/** The objects of a program and the codes and texts of what was found. */
async function compiled(program: CredentialProgram, saidIn?: 'resource' | 'model') {
  const { objects, diagnostics } = await compileWhole(sourcesOf(program, saidIn));
  const errors = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code));
  return { objects, errors, findings: diagnostics.map(({ code, message }) => `${code} ${message}`).toSorted() };
}

function objectOf(objects: readonly JsonMap[], kind: string): JsonMap {
  const found = objects.find((object) => object['kind'] === kind && at(object, 'metadata', 'name') === 'vmcp-desk');
  if (found === undefined) throw new Error(`no ${kind} vmcp-desk`);
  return found;
}

function configOf(objects: readonly JsonMap[]): AggregatorConfig {
  return JSON.parse(String(at(objectOf(objects, 'ConfigMap'), 'data', 'config.json')));
}

const byStrategy: Readonly<Record<BackendAuthStrategy['type'], Sent>> = {
  unauthenticated: 'nothing',
  discovered: 'unknown',
  header_injection: 'headerInjection',
  token_exchange: 'tokenExchange',
  upstream_inject: 'upstreamInject',
  aws_sts: 'awsSts',
};

function sentBy(strategy: BackendAuthStrategy | undefined): Sent {
  if (strategy === undefined) return 'nothing';
  const isToken = strategy.type === 'header_injection' && strategy.headerInjection.headerName === 'Authorization';
  return isToken ? 'bearerToken' : byStrategy[strategy.type];
}

function plannedAs({ strategy, header }: PlanOutgoingAuth): Sent {
  const known: Readonly<Record<string, Sent>> = {
    none: 'nothing',
    header: header === 'Authorization' ? 'bearerToken' : 'headerInjection',
    'token exchange': 'tokenExchange',
    'upstream token': 'upstreamInject',
    'AWS role': 'awsSts',
  };
  return known[strategy] ?? 'unknown';
}

/** What a plan says that each backend is sent. */
function backendsOf({ workloads }: Planned['plan']): [string, Sent][] {
  const { backends = [] } = workloads.find(({ kind }) => kind === 'VirtualMCPServer') ?? {};
  return backends.map(({ name, authentication }) => [name, plannedAs(authentication)]);
}

/** The credentials that a running aggregator finds for a member, with what it reads of the member where it discovers. */
function effective({ outgoingAuth }: AggregatorConfig, name: string, own: Sent | undefined): Sent {
  const entry = outgoingAuth?.backends?.[name];
  if (entry !== undefined && entry.type !== 'discovered') return sentBy(entry);
  if (outgoingAuth?.source === 'inline') {
    expect(entry, 'inline, nothing is left to discover').toBeUndefined();
    return sentBy(outgoingAuth.default);
  }
  if (own !== undefined) return own;
  return entry === undefined ? sentBy(outgoingAuth?.default) : 'nothing';
}

/** The Secrets that a list of credentials needs, each once. */
function secrets(credentials: readonly Sent[]): string[] {
  const names = credentials.flatMap((sent) => secretsOf[sent] ?? []);
  return [...new Set(names)].toSorted();
}

/** The Secrets whose values a pod gets for its backends: those of its authorization server are files. */
function mountedSecrets(objects: readonly JsonMap[]): string[] {
  const names = everyValue(objectOf(objects, 'Deployment')).flatMap(({ path, value }) =>
    path.slice(-2).join('.') === 'secretKeyRef.name' && value !== 'sign-in' ? [String(value)] : [],
  );
  return [...new Set(names)].toSorted();
}

function said(what: Said | undefined): Sent[] {
  return what === undefined || what.type === 'discovered' ? [] : [what.to === 'missing' ? 'unknown' : what.to];
}

/** What a member itself says that it wants, where that is about its backend. */
function ownOf({ refersTo }: CredentialProgram['members'][number]): Sent | undefined {
  if (refersTo === undefined || refersTo === 'embeddedAuthServer' || refersTo === 'missing') return undefined;
  return refersTo === 'unauthenticated' ? 'nothing' : refersTo;
}

describe('credentials toward the backends of generated programs', () => {
  test('are those of the entry, else of what the member refers to, else of the default: in the configuration, the pod, its rights and the plan', async () => {
    const clean = { inline: 0, discovered: 0 };
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(credentialProgram, async (program) => {
        const { objects, errors } = await compiled(program);
        expect(errors).toEqual(expectedErrors(program));
        if (errors.size > 0) {
          refused += 1;
          expect(objects).toEqual([]);
          return;
        }
        const { members, entries, default: common } = program;
        const source = program.source ?? 'discovered';
        clean[source] += 1;
        const config = configOf(objects);
        expect(config.outgoingAuth?.source).toBe(source);
        const expected = members.map((member): [string, Sent] => [member.name, expectedFor(member, program)]);
        expect(members.map((member) => [member.name, effective(config, member.name, ownOf(member))])).toEqual(expected);
        const written = [common, ...Object.values(entries)].flatMap(said);
        const sent = source === 'inline' ? expected.map(([, what]) => what) : [];
        expect(mountedSecrets(objects)).toEqual(secrets([...written, ...sent]));
        if (source === 'discovered') {
          const read = members.flatMap((member) => {
            const own = ownOf(member);
            const entry = entries[member.name];
            return own === undefined || (entry !== undefined && entry.type !== 'discovered') ? [] : [own];
          });
          const rules = everyValue(objectOf(objects, 'Role')).filter(({ path }) => path.at(-2) === 'resourceNames');
          expect(rules.map(({ value }) => String(value)).toSorted()).toEqual(secrets(read));
        }
        const { plan } = await planned(sourcesOf(program));
        expect(backendsOf(plan)).toEqual(expected);
      }),
      { numRuns: 120, seed: 15, endOnFailure: true },
    );
    expect(clean.inline).toBeGreaterThan(20);
    expect(clean.discovered).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(15);
  });

  test('are the same where the configuration model spells them out', async () => {
    let clean = 0;
    await fc.assert(
      fc.asyncProperty(credentialProgram.map(spellable), async (program) => {
        const { objects, errors } = await compiled(program, 'model');
        expect(errors).toEqual(expectedErrors(program));
        if (errors.size > 0) return;
        clean += 1;
        const config = configOf(objects);
        const expected = program.members.map((member): [string, Sent] => [member.name, expectedFor(member, program)]);
        const sent = program.members.map((member) => [member.name, effective(config, member.name, ownOf(member))]);
        expect(sent).toEqual(expected);
        const { plan } = await planned(sourcesOf(program, 'model'));
        expect(backendsOf(plan)).toEqual(expected);
      }),
      { numRuns: 60, seed: 18, endOnFailure: true },
    );
    expect(clean).toBeGreaterThan(30);
  });

  test('do not depend on the spelling of the type, which is deprecated', async () => {
    await fc.assert(
      fc.asyncProperty(credentialProgram, async (program) => {
        const inSpelling = (type: 'externalAuthConfigRef' | 'external_auth_config_ref'): CredentialProgram => {
          const spelled = (what: Said): Said => (what.type === 'discovered' ? what : { ...what, type });
          return {
            ...program,
            default: program.default && spelled(program.default),
            entries: Object.fromEntries(Object.entries(program.entries).map(([name, what]) => [name, spelled(what)])),
          };
        };
        const now = await compiled(inSpelling('externalAuthConfigRef'));
        const then = await compiled(inSpelling('external_auth_config_ref'));
        expect(then.objects).toEqual(now.objects);
        const deprecated = then.findings.filter((finding) => finding.startsWith('schema/deprecated'));
        expect(then.findings.filter((finding) => !deprecated.includes(finding))).toEqual(now.findings);
        const references = [program.default, ...Object.values(program.entries)].filter(
          (what) => what !== undefined && what.type !== 'discovered',
        );
        expect(deprecated).toHaveLength(references.length);
      }),
      { numRuns: 25, seed: 16 },
    );
  });

  test('come from everything that is written: what can be left out without a difference is reported, or says what holds anyway', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(credentialProgram, async (program) => {
        const whole = await compiled(program);
        if (whole.errors.size > 0) return;
        for (const { less, holdsAnyway } of leftOut(program)) {
          const rest = await compiled(less);
          tried += 1;
          if (!isDeepStrictEqual(rest.objects, whole.objects) || !isDeepStrictEqual(rest.findings, whole.findings))
            continue;
          expect(holdsAnyway, JSON.stringify([program, less])).toBe(true);
          const sent = program.members.map((member) => expectedFor(member, program));
          expect(less.members.map((member) => expectedFor(member, less))).toEqual(sent);
        }
      }),
      { numRuns: 60, seed: 17, endOnFailure: true },
    );
    expect(tried).toBeGreaterThan(100);
  });
});

interface LeftOut {
  readonly less: CredentialProgram;
  /** Whether what was left out may be what holds without it: the default source, to discover, to send nothing. */
  readonly holdsAnyway: boolean;
}

/** A program without one of the things that it says, for each of them. */
function leftOut(program: CredentialProgram): LeftOut[] {
  const { source, entries, members } = program;
  const parts: LeftOut[] = [];
  if (source !== undefined) {
    parts.push({ less: { ...program, source: undefined }, holdsAnyway: source === 'discovered' });
  }
  if (program.default !== undefined) {
    const holdsAnyway = program.default.type === 'discovered';
    parts.push({ less: { ...program, default: undefined }, holdsAnyway });
  }
  for (const [name, { type }] of Object.entries(entries)) {
    const rest = Object.fromEntries(Object.entries(entries).filter(([other]) => other !== name));
    parts.push({ less: { ...program, entries: rest }, holdsAnyway: type === 'discovered' });
  }
  for (const member of members) {
    if (member.refersTo === undefined) continue;
    const others = members.map((each) => (each === member ? { ...each, refersTo: undefined } : each));
    const holdsAnyway = member.refersTo === 'unauthenticated' && expectedFor(member, program) === 'nothing';
    parts.push({ less: { ...program, members: others }, holdsAnyway });
  }
  return parts;
}
