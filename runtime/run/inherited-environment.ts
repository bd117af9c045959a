/** Variables of this process that a launcher of packages needs: where programs and caches are, which proxy and registry to use. */
const names: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'LANG',
  'LANGUAGE',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'REQUESTS_CA_BUNDLE',
  'GOPATH',
  'GOCACHE',
  'GOMODCACHE',
  'GOPROXY',
  'GONOPROXY',
  'GOSUMDB',
  'GONOSUMDB',
  'GOPRIVATE',
  'GOFLAGS',
  'GOROOT',
]);
const beginnings = ['LC_', 'XDG_', 'npm_config_', 'NPM_CONFIG_', 'UV_', 'PIP_'];

/**
 * What a process of a laptop inherits: settings of the machine, and nothing else. Tokens and keys of the shell that `svc run` was started
 * in stay there; a server gets the ones it is given by name.
 */
export function inheritedEnvironment(
  own: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) continue;
    if (names.has(name) || beginnings.some((beginning) => name.startsWith(beginning))) kept[name] = value;
  }
  return kept;
}
