/** A way to authenticate toward a backend, as far as it has to be looked at. */
interface Strategy {
  readonly type: string;
  readonly tokenExchange?: { readonly subjectProviderName?: string };
}

/** What works instead of a strategy that an aggregator does not support. */
export const supportedStrategies = 'use header_injection or token_exchange, or put a proxy in front of the server';

/** Why an aggregator cannot authenticate itself so toward a backend; undefined where it can. */
export function unsupportedStrategy({ type, tokenExchange }: Strategy): string | undefined {
  const needsProvider = (tokenExchange?.subjectProviderName ?? '') !== '';
  if (type === 'upstream_inject' || needsProvider)
    return 'tokens of upstream providers need the embedded authorization server, which is not available yet';
  return type === 'aws_sts' ? 'AWS signatures are not available yet' : undefined;
}
