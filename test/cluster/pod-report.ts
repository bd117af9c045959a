import { setTimeout as sleep } from 'node:timers/promises';
import { isMap, type JsonMap } from '../support/plain-walk.ts';

/** What a stand-in says that it sees of its pod (stand-in/main.go). */
export interface PodReport {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: number;
  readonly group: number;
  readonly files: Readonly<Record<string, { readonly mode: string; readonly text: string }>>;
  readonly rootIsOpen: boolean;
  readonly tmpIsOpen: boolean;
  readonly hasToken: boolean;
  /** Requests of the kubelet by path. */
  readonly probes: Readonly<Record<string, number>>;
  readonly config: JsonMap | undefined;
}

/** Reads the report of a stand-in behind an address `host:port`, with the files below some folders. Throws when it gives none. */
export async function readReport(address: string, folders: readonly string[] = []): Promise<PodReport> {
  const query = new URLSearchParams(folders.map((folder): [string, string] => ['root', folder]));
  const response = await answered(`http://${address}/report?${query.toString()}`);
  const report: unknown = await response.json();
  if (!isReport(report)) throw new Error(`${address} gave no report: ${JSON.stringify(report).slice(0, 500)}`);
  return report;
}

/** A Service leads to a pod a moment after the pod is ready. */
async function answered(url: string): Promise<Response> {
  const patience = Date.now() + 15_000;
  for (;;) {
    try {
      return await fetch(url, { signal: AbortSignal.timeout(5000) });
    } catch (error) {
      if (Date.now() > patience) throw error;
      await sleep(200);
    }
  }
}

function isReport(value: unknown): value is PodReport {
  return isMap(value) && Array.isArray(value['args']) && isMap(value['environment']) && isMap(value['files']);
}
