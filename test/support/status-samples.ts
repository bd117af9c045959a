import { resource } from './validated.ts';

/** The conditions of a resource that passed its checks. */
export const valid = { type: 'Valid', status: 'True', reason: 'ChecksPassed', message: 'every check passed' };
/** The condition of a resource whose references all lead into the input. */
export const resolved = {
  type: 'ReferencesResolved',
  status: 'True',
  reason: 'TargetsFound',
  message: 'every reference leads to something in the input',
};
/** The condition of a resource that refers to something that is not in the input. */
export const unknown = (what: string): object => ({
  type: 'ReferencesResolved',
  status: 'Unknown',
  reason: 'NotInInput',
  message: `not in the input: ${what}`,
});
/** The condition of a resource with errors. */
export const failed = (message: unknown): object => ({
  type: 'Valid',
  status: 'False',
  reason: 'ChecksFailed',
  message,
});

/** Documents as one text. */
export const join = (...documents: readonly string[]): string => documents.join('---\n');
/** A virtual server with the rest of its specification. */
export const gateway = (spec: string): string =>
  resource('VirtualMCPServer', 'gate', `  incomingAuth: { type: anonymous }\n${spec}`);
/** A server with more of its specification. */
export const server = (name: string, more = ''): string =>
  resource('MCPServer', name, `  image: a/b:1\n  transport: streamable-http\n  mcpPort: 8080\n${more}`);
/** An authentication that needs the Secret of a header. */
export const headerAuth = resource(
  'MCPExternalAuthConfig',
  'key',
  '  type: headerInjection\n  headerInjection: { headerName: X-Key, valueSecretRef: { name: key, key: value } }',
);
