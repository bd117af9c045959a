import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { Certificates } from './certificates.ts';
import { at, listAt, textAt, type JsonMap } from './plain-walk.ts';

/** A span as it arrived. */
export interface ArrivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly headers: IncomingHttpHeaders;
}

/** A stand-in for a collector of OpenTelemetry (OTLP over HTTPS, JSON) that records what comes. */
export interface OtlpCollector {
  readonly port: number;
  readonly spans: readonly ArrivedSpan[];
  /** Services and names of the metrics that have arrived. */
  readonly metrics: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Starts one on an address of this machine; its caller closes it. */
export async function startOtlpCollector({ key, cert }: Certificates, host: string): Promise<OtlpCollector> {
  const spans: ArrivedSpan[] = [];
  const metrics = new Set<string>();
  const server = createServer({ key, cert }, (request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.once('end', () => {
      const body: unknown = JSON.parse(text);
      const { headers } = request;
      for (const { service, item } of itemsOf(body, 'resourceSpans', 'scopeSpans', 'spans'))
        spans.push({ service, name: textAt(item, 'name'), traceId: textAt(item, 'traceId'), headers });
      for (const { service, item } of itemsOf(body, 'resourceMetrics', 'scopeMetrics', 'metrics'))
        metrics.add(`${service} ${textAt(item, 'name')}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the collector has no port');
  return {
    port: address.port,
    spans,
    metrics,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function itemsOf(
  body: unknown,
  resources: string,
  scopes: string,
  items: string,
): { readonly service: string; readonly item: JsonMap }[] {
  return listAt(body, resources).flatMap((resource) => {
    const named = listAt(resource, 'resource', 'attributes').find(({ key }) => key === 'service.name');
    const service = String(at(named, 'value', 'stringValue'));
    return listAt(resource, scopes).flatMap((scope) => listAt(scope, items).map((item) => ({ service, item })));
  });
}
