import type { RunConfig } from '../../generated/types/run.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../runtime/config/part.ts';
import { isNoCredential } from '../../runtime/diagnostics/credential-forms.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { headersAddedByRun } from '../facts/outgoing/added-headers.ts';
import { checkRunArguments } from '../rules/arguments/contradicts.ts';
import { documentProvider } from '../facts/sign-in/oidc-providers.ts';
import { checkArguments } from '../rules/arguments/value.ts';
import { checkAuditEvents } from '../rules/audit/unknown-event.ts';
import { checkAuditSettings } from '../rules/settings/without-effect-in-audit.ts';
import { checkAddedHeaders } from '../rules/headers/reserved.ts';
import { setTwice } from '../rules/environment/set-twice.ts';
import { checkProviderAddresses } from '../rules/oidc/address.ts';
import { plaintextCredential, reportCredential } from '../rules/secrets/plaintext-credential.ts';
import { spelledOutIn } from '../rules/secrets/plaintext-credential-in-pods.ts';
import { reportUnknownUsers } from '../rules/rate-limit/per-user-without-authentication.ts';
import { checkLimitSizes } from '../rules/rate-limit/size.ts';
import { reportUnsupported } from '../rules/proxy/not-available-yet.ts';
import { withoutEffect } from '../rules/settings/without-effect.ts';
import { checkHints } from '../rules/tools/contradictory-hints.ts';
import { checkNewNames } from '../rules/tools/name.ts';
import { checkRenames } from '../rules/tools/rename.ts';

export const portTaken = defineDiagnostic<{ port: number; by: string }>({
  code: 'run/port-taken',
  severity: 'error',
  summary: 'Two parts of a workload listen on the same port of this machine, so that one of them cannot start.',
  message: ({ port, by }) => `port ${port} is taken already: ${by}`,
  hint: () => 'choose another port',
});

export const pathMountedTwice = defineDiagnostic<{ path: string }>({
  code: 'run/path-mounted-twice',
  severity: 'error',
  summary: 'Two folders of this machine are mounted at the same path of the container.',
  message: ({ path }) => `another volume is already mounted at ${path}`,
  hint: () => 'mount it at another path, or remove one of the two',
});

export const noTokenToExchange = defineDiagnostic({
  code: 'run/exchange-without-token',
  severity: 'error',
  summary: 'A token exchange in a workload that asks its clients for no token, so that there is nothing to exchange.',
  message: () => 'tokenExchange needs the token of the caller, but no sign-in is configured',
  hint: () => 'add oidc with the issuer whose tokens clients bring, or remove tokenExchange',
});

export const remoteOverStdio = defineDiagnostic({
  code: 'run/remote-over-stdio',
  severity: 'error',
  summary: 'A remote server has the transport stdio, which only a process on this machine can have.',
  message: () => 'transport stdio is not supported for a remote server, which is reached over HTTP',
  hint: () => 'set transport to streamable-http or sse',
});

export const imageIsCommand = defineDiagnostic<{ image: string; cure: string }>({
  code: 'run/image-is-command',
  severity: 'error',
  summary: 'A command line where the image of a run configuration is asked for: no image has a space in its name.',
  message: ({ image }) => `"${image}" is not an image reference: it contains a space`,
  hint: ({ cure }) => cure,
});

/** The parts of a run configuration go together (spec 1, flags of run). */
export function checkRunDocument(part: Part, config: RunConfig, report: Report): void {
  checkPorts(part, config, report);
  checkImage(part, config, report);
  checkMounts(part, config, report);
  checkRemote(part, config, report);
  reportUnsupported(part, config, report);
  const { env = {}, secrets = [], tokenExchange, oidc, authServerConfigPath, tools } = config;
  for (const [index, { target }] of secrets.entries()) {
    if (!Object.hasOwn(env, target)) continue;
    const span = placeOf(part, ['env', target], 'key');
    const related = span === undefined ? [] : [{ message: 'set here too', span }];
    const place = placeOf(part, ['secrets', index, 'target'], 'value');
    report(setTwice({ name: target, field: 'target' }, place, related));
  }
  if (oidc !== undefined) checkProviderAddresses(documentProvider(oidc, part, ['oidc']), report);
  const isOwnToken = (tokenExchange?.subjectProviderName ?? '') === '';
  if (tokenExchange !== undefined && isOwnToken && oidc === undefined && authServerConfigPath === undefined) {
    report(noTokenToExchange({}, placeOf(part, ['tokenExchange'], 'key')));
  }
  const settings = {
    declaredIn: part,
    filter: tools?.filter ?? [],
    filterPath: ['tools', 'filter'],
    overrides: tools?.overrides ?? {},
    overridesPath: ['tools', 'overrides'],
  };
  checkRenames(settings, report);
  checkNewNames(settings, report);
  checkHints(settings, report);
  checkCredentials(part, config, report);
  checkAddedHeaders(headersAddedByRun(config), part, report);
  checkArguments(part, ['args'], config.args ?? [], report);
  checkRunArguments(part, config, report);
  checkLimitSizes(part, config.rateLimiting, ['rateLimiting'], report);
  if (config.rateLimiting !== undefined && oidc === undefined && authServerConfigPath === undefined) {
    const said = { server: 'the server of this document', cure: 'add oidc' };
    reportUnknownUsers(config.rateLimiting, ['rateLimiting'], said, part, report);
  }
  checkAuditEvents(part, config.audit, ['audit'], 'proxy', report);
  // The switch of its own turns the log on as well.
  if (config.audit !== undefined && config.enableAudit !== true) {
    checkAuditSettings(part, config.audit, ['audit'], report);
  }
}

function checkPorts(part: Part, { publish = [], proxyPort, remoteAuth }: RunConfig, report: Report): void {
  const takers = new Map<number, string>();
  if (proxyPort !== undefined) takers.set(proxyPort, 'the proxy listens on it');
  const { callbackPort = 8666, enabled = false } = remoteAuth ?? {};
  if (enabled && callbackPort === proxyPort) {
    // Without a port of its own the sign-in takes the usual one, and the proxy is in its way.
    const isWritten = remoteAuth?.callbackPort !== undefined;
    const path = isWritten ? ['remoteAuth', 'callbackPort'] : ['proxyPort'];
    const by = isWritten ? 'the proxy listens on it' : 'the sign-in at the remote server listens on it';
    report(portTaken({ port: callbackPort, by }, placeOf(part, path, 'value')));
  }
  for (const [index, pair] of publish.entries()) {
    const port = Number(pair.split(':', 1)[0]);
    const by = takers.get(port);
    // Port 0 is any free one.
    if (port === 0) continue;
    if (by === undefined) takers.set(port, `"${pair}" opens it`);
    else report(portTaken({ port, by }, placeOf(part, ['publish', index], 'value')));
  }
}

function checkImage(part: Part, { image = '' }: RunConfig, report: Report): void {
  if (!/\S\s+\S/.test(image)) return;
  const [first = '', ...words] = image.trim().split(/\s+/);
  const [name, ...rest] = words.filter((word) => !word.startsWith('-'));
  const cure =
    ['npx', 'uvx'].includes(first) && name !== undefined
      ? `write ${first}://${name}${rest.length === 0 ? '' : ', and what comes behind it in args'}`
      : `write ${first}, and what comes behind it in args`;
  report(imageIsCommand({ image, cure }, placeOf(part, ['image'], 'value')));
}

function checkMounts(part: Part, { volumes = [] }: RunConfig, report: Report): void {
  const mounted = new Set<string>();
  for (const [index, volume] of volumes.entries()) {
    const path = (volume.split(':')[1] ?? '').replace(/(?<=.)\/+$/, '');
    if (mounted.has(path)) report(pathMountedTwice({ path }, placeOf(part, ['volumes', index], 'value')));
    mounted.add(path);
  }
}

function checkRemote(part: Part, config: RunConfig, report: Report): void {
  const idle = (field: string, because: string, instead?: string): void => {
    report(withoutEffect({ field, because, instead }, placeOf(part, [field], 'key')));
  };
  if (config.remoteUrl !== undefined) {
    if (config.transport === 'stdio') report(remoteOverStdio({}, placeOf(part, ['transport'], 'value')));
    for (const field of ['env', 'volumes', 'publish', 'permissionProfile', 'network'] as const) {
      if (config[field] !== undefined) idle(field, 'it is for a container, and a remote server has none');
    }
    return;
  }
  const because = 'it is for a remote server, and this workload runs an image';
  if (config.headerForward !== undefined) idle('headerForward', because, 'use remoteUrl');
  const { enabled = false, bearerToken, bearerTokenFile, bearerTokenEnv } = config.remoteAuth ?? {};
  const hasToken = [bearerToken, bearerTokenFile, bearerTokenEnv].some((token) => token !== undefined);
  if (enabled || hasToken) idle('remoteAuth', because, 'use remoteUrl');
  if (config.permissionProfile === 'none' && config.network?.mode === 'host') {
    idle('permissionProfile', "the container is on the machine's own network", 'remove network.mode');
  }
}

function checkCredentials(part: Part, config: RunConfig, report: Report): void {
  const { env, headerForward, telemetry, args = [], oidc, remoteAuth, tokenExchange } = config;
  const check = (map: Readonly<Record<string, string>> | undefined, base: DocumentPath, instead: string): void => {
    for (const [name, value] of Object.entries(map ?? {})) {
      const path = [...base, name];
      const isHeader = base.length > 1;
      reportCredential({ name, value, path, what: 'key', isHeader, instead, withoutSecret: true }, part, report);
    }
  };
  check(env, ['env'], 'secrets');
  check(headerForward?.plaintext, ['headerForward', 'plaintext'], 'fromSecret or fromEnv');
  check(telemetry?.headers, ['telemetry', 'headers'], 'headersFromEnv');
  const reportAt = (what: string, path: DocumentPath, cure: string): void => {
    report(plaintextCredential({ what, cure }, placeOf(part, path, 'value')));
  };
  for (const { index, option } of spelledOutIn(args))
    reportAt(option, ['args', index], 'use secrets, and the variable in its place');
  const secrets = [
    {
      value: remoteAuth?.bearerToken,
      path: ['remoteAuth', 'bearerToken'],
      cure: 'use bearerTokenFile or bearerTokenEnv',
    },
    { value: remoteAuth?.clientSecret, path: ['remoteAuth', 'clientSecret'], cure: 'use clientSecretFile' },
    {
      value: tokenExchange?.clientSecret,
      path: ['tokenExchange', 'clientSecret'],
      cure: 'use clientSecretFile or clientSecretEnv',
    },
    { value: oidc?.clientSecret, path: ['oidc', 'clientSecret'], cure: 'use clientSecretEnv' },
  ];
  for (const { value = '', path, cure } of secrets) {
    if (value !== '' && !isNoCredential(value)) reportAt(path.join('.'), path, cure);
  }
}
