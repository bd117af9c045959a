/** Words for a flag: its value, nothing for one that is on or off, or several. */
export type Words = readonly string[];
/** By flag: its words, and what its field of the run document is then. */
export type FlagRows = Readonly<Record<string, readonly [Words, unknown]>>;

/** Flags of a package that runs as a process, each with the words and what its field is then. */
export const ofProcess: FlagRows = {
  name: [['--name', 'all'], 'all'],
  group: [['--group', 'blue'], 'blue'],
  runtime: [['--runtime', 'process'], 'process'],
  transport: [['--transport', 'stdio'], 'stdio'],
  'proxy-mode': [['--proxy-mode', 'sse'], 'sse'],
  host: [['--host', 'localhost'], 'localhost'],
  'endpoint-prefix': [['--endpoint-prefix', '/prefix'], '/prefix'],
  'trust-proxy-headers': [['--trust-proxy-headers'], true],
  env: [['-e', 'A=b=c', '--env', 'B='], { A: 'b=c', B: '' }],
  'env-file': [['--env-file', 'some.env'], 'some.env'],
  'env-file-dir': [['--env-file-dir', 'variables'], 'variables'],
  secret: [['--secret', 'key,target=KEY'], [{ name: 'key', target: 'KEY' }]],
  'authz-config': [['--authz-config', 'authz.json'], 'authz.json'],
  'audit-config': [['--audit-config', 'audit.json'], 'audit.json'],
  'enable-audit': [['--enable-audit'], true],
  'otel-endpoint': [['--otel-endpoint', 'http://127.0.0.1:9'], 'http://127.0.0.1:9'],
  'otel-service-name': [['--otel-service-name', 'a-service'], 'a-service'],
  'otel-tracing-enabled': [['--otel-tracing-enabled=false'], false],
  'otel-metrics-enabled': [['--no-otel-metrics-enabled'], false],
  'otel-sampling-rate': [['--otel-sampling-rate', '0.5'], 0.5],
  'otel-headers': [['--otel-headers', 'x-key=v=w'], { 'x-key': 'v=w' }],
  'otel-insecure': [['--otel-insecure=true'], true],
  'otel-enable-prometheus-metrics-path': [['--otel-enable-prometheus-metrics-path'], true],
  'otel-env-vars': [
    ['--otel-env-vars', 'LANG,TZ'],
    ['LANG', 'TZ'],
  ],
  'otel-custom-attributes': [['--otel-custom-attributes', 'a=b,c=d'], { a: 'b', c: 'd' }],
  'otel-use-legacy-attributes': [['--otel-use-legacy-attributes=false'], false],
  tools: [
    ['--tools', 'echo,add', '--tools', 'fail'],
    ['echo', 'add', 'fail'],
  ],
  'tools-override': [['--tools-override', 'tools.json'], 'tools.json'],
  'webhook-config': [['--webhook-config', 'hooks.json'], ['hooks.json']],
};

/** Flags of a remote server. Secrets that are values are used and not kept. */
export const ofRemote: FlagRows = {
  'oidc-issuer': [['--oidc-issuer', 'http://127.0.0.1:9'], 'http://127.0.0.1:9'],
  'oidc-audience': [['--oidc-audience', 'mcp'], 'mcp'],
  'oidc-client-id': [['--oidc-client-id', 'client'], 'client'],
  'oidc-client-secret': [['--oidc-client-secret', 'withheld-1'], undefined],
  'oidc-jwks-url': [['--oidc-jwks-url', 'http://127.0.0.1:9/keys'], 'http://127.0.0.1:9/keys'],
  'oidc-introspection-url': [['--oidc-introspection-url', 'http://127.0.0.1:9/i'], 'http://127.0.0.1:9/i'],
  'oidc-scopes': [
    ['--oidc-scopes', 'a,b'],
    ['a', 'b'],
  ],
  'oidc-insecure-allow-http': [['--oidc-insecure-allow-http'], true],
  'jwks-allow-private-ip': [['--jwks-allow-private-ip'], true],
  'jwks-auth-token-file': [['--jwks-auth-token-file', 'token'], 'token'],
  'resource-url': [['--resource-url', 'https://mcp.example.com'], 'https://mcp.example.com'],
  'token-exchange-url': [['--token-exchange-url', 'https://login.example.com/t'], 'https://login.example.com/t'],
  'token-exchange-audience': [['--token-exchange-audience', 'there'], 'there'],
  'token-exchange-client-id': [['--token-exchange-client-id', 'client'], 'client'],
  'token-exchange-client-secret': [['--token-exchange-client-secret', 'withheld-2'], undefined],
  'token-exchange-scopes': [['--token-exchange-scopes', 'c'], ['c']],
  'token-exchange-subject-token-type': [['--token-exchange-subject-token-type', 'id_token'], 'id_token'],
  'token-exchange-header-name': [['--token-exchange-header-name', 'X-Token'], 'X-Token'],
  'remote-forward-headers': [['--remote-forward-headers', 'X-A=b'], { 'X-A': 'b' }],
  'remote-forward-headers-secret': [['--remote-forward-headers-secret', 'X-S=key'], { 'X-S': 'key' }],
  'svc-ca-bundle': [['--svc-ca-bundle', 'ca.pem'], 'ca.pem'],
};

/** Flags that are not given together with those. */
export const ofOthers: readonly FlagRows[] = [
  {
    'token-exchange-client-secret-file': [['--token-exchange-client-secret-file', 'token'], 'token'],
    'token-exchange-url': [['--token-exchange-url', 'https://login.example.com/t'], 'https://login.example.com/t'],
    'token-exchange-client-id': [['--token-exchange-client-id', 'client'], 'client'],
    'oidc-issuer': [['--oidc-issuer', 'https://login.example.com'], 'https://login.example.com'],
    'oidc-audience': [['--oidc-audience', 'mcp'], 'mcp'],
  },
  { 'remote-auth-bearer-token-file': [['--remote-auth-bearer-token-file', 'token'], 'token'] },
  { 'remote-auth-bearer-token': [['--remote-auth-bearer-token', 'withheld-3'], undefined] },
];

/** Flags of containers, which test/engine observes, refused of a process and of a server that runs elsewhere. */
export const ofContainers: Readonly<Record<string, Words>> = {
  volume: ['-v', '/data:/data:ro'],
  publish: ['-p', '8080:80'],
  label: ['-l', 'team=blue'],
  'permission-profile': ['--permission-profile', 'none'],
  network: ['--network', 'own'],
  'isolate-network': ['--isolate-network'],
  'allow-docker-gateway': ['--allow-docker-gateway'],
  'ignore-globally': ['--ignore-globally=false'],
  'image-verification': ['--image-verification', 'enabled'],
};
/** Flags of the images that packages become, which test/engine observes. */
export const ofBuilds: Readonly<Record<string, Words>> = {
  'runtime-image': ['--runtime-image', 'node:24'],
  'runtime-add-package': ['--runtime-add-package', 'git'],
  'ca-cert': ['--ca-cert', 'ca.pem'],
};
/** Flags of signing in at a remote server, refused where there is nothing to sign in at; test/cli/login observes them. */
export const ofSignIn: Readonly<Record<string, Words>> = {
  'remote-auth': ['--remote-auth'],
  'remote-auth-authorize-url': ['--remote-auth-authorize-url', 'https://login.example.com/a'],
  'remote-auth-token-url': ['--remote-auth-token-url', 'https://login.example.com/t'],
  'remote-auth-client-id': ['--remote-auth-client-id', 'client'],
  'remote-auth-client-secret': ['--remote-auth-client-secret', 'withheld-4'],
  'remote-auth-scopes': ['--remote-auth-scopes', 'a'],
  'remote-auth-resource': ['--remote-auth-resource', 'https://mcp.example.com'],
  'remote-auth-callback-port': ['--remote-auth-callback-port', '9000'],
  'remote-auth-skip-browser': ['--remote-auth-skip-browser'],
  'remote-auth-timeout': ['--remote-auth-timeout', '1m'],
};
/** Those that are not given together with others of them. */
export const ofSignInToo: Readonly<Record<string, Words>> = {
  'remote-auth-issuer': ['--remote-auth-issuer', 'https://login.example.com'],
  'remote-auth-client-secret-file': ['--remote-auth-client-secret-file', 'token'],
};
/** Flags that say where a server is and where its proxy listens, with a test each below. */
export const ofPlaces = ['proxy-port', 'target-host', 'target-port'];
