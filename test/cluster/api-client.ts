import { Agent, request } from 'node:https';

/** What the API server answered. */
export interface ApiReply {
  readonly status: number;
  readonly body: unknown;
}

/** Sends one request to the API server, for another user where one is named; a body is sent as JSON. Rejects when the server cannot be reached. */
export type ApiCall = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  user?: string,
) => Promise<ApiReply>;

/** A caller with connections of its own, which are kept open between requests. */
export function apiCaller(server: string, token: string): ApiCall {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });
  return (method, path, body, user) =>
    new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
        ...(user === undefined ? {} : { 'impersonate-user': user }),
      };
      const sent = request(`${server}${path}`, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, body: text === '' ? undefined : JSON.parse(text) });
        });
      });
      sent.once('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}
