// Loaded into the process of an app before the app itself (`node --import`). It notes where each construct is made, keeps `synth`
// from writing files, and writes down the whole tree when the app is done.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ApiObject, App } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { constructObject } from '../../manifests/chart/construct-object.ts';
import {
  recorderVariables,
  type AppRecord,
  type MadeAt,
  type RecordedObject,
  type RecordedProblem,
} from './app-record.ts';

const app = process.env[recorderVariables.app];
const record = process.env[recorderVariables.record];
if (app === undefined || record === undefined) throw new Error('the recorder was not told what to record');

// The app ends with who runs it, however that ended; otherwise the channel does not keep it running.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

// The modules that the app itself imports, which may be another installation of svc.
const ofApp = createRequire(app);
const madeAt = new WeakMap<IConstruct, MadeAt>();
const made: IConstruct[] = [];
const library = loadLibrary();
if (library !== undefined) {
  const nodes: object = Object.getPrototypeOf(new library.App().node);
  const addChild: unknown = Reflect.get(nodes, 'addChild');
  if (typeof addChild !== 'function')
    throw new Error('this version of constructs is not known: its nodes have no addChild');
  Reflect.set(nodes, 'addChild', function recorded(this: unknown, child: IConstruct, name: string): unknown {
    const place = callerOutsidePackages();
    if (place !== undefined) madeAt.set(child, place);
    made.push(child);
    return Reflect.apply(addChild, this, [child, name]);
  });
  // What the app would write is what is compiled instead.
  library.App.prototype.synth = () => undefined;
}

process.once('exit', (code) => {
  if (code === 0) writeFileSync(record, JSON.stringify(recordOf([...new Set(made.map(({ node }) => node.root))])));
});

/** cdk8s as the app finds it, or nothing: an app without it makes nothing, or fails by itself when it imports it. */
function loadLibrary(): { readonly ApiObject: typeof ApiObject; readonly App: typeof App } | undefined {
  try {
    return ofApp('cdk8s');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function recordOf(roots: readonly IConstruct[]): AppRecord {
  const objects: RecordedObject[] = [];
  const problems: RecordedProblem[] = [];
  for (const construct of roots.flatMap(({ node }) => node.findAll())) {
    const { path } = construct.node;
    const at = { path, madeAt: madeAt.get(construct) };
    for (const message of construct.node.validate()) problems.push({ ...at, message });
    if (library?.ApiObject.isApiObject(construct) !== true) continue;
    try {
      objects.push({ ...at, object: constructObject(construct) });
    } catch (error) {
      problems.push({ ...at, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { objects, problems };
}

/** The innermost caller that belongs to the people who wrote the app. */
function callerOutsidePackages(): MadeAt | undefined {
  const captured: { stack?: unknown } = {};
  const before = { ...Object.getOwnPropertyDescriptors(Error) };
  Error.stackTraceLimit = 50;
  Error.prepareStackTrace = (_error, sites) => sites;
  Error.captureStackTrace(captured, callerOutsidePackages);
  // It is computed when it is first read.
  const sites: unknown = captured.stack;
  for (const name of ['stackTraceLimit', 'prepareStackTrace'] as const) {
    const descriptor = before[name];
    if (descriptor === undefined) Reflect.deleteProperty(Error, name);
    else Object.defineProperty(Error, name, descriptor);
  }
  for (const site of Array.isArray(sites) ? (sites as readonly NodeJS.CallSite[]) : []) {
    const name = site.getFileName();
    const line = site.getLineNumber();
    const column = site.getColumnNumber();
    if (typeof name !== 'string' || line === null || column === null || name.startsWith('node:')) continue;
    const file = name.startsWith('file:') ? fileURLToPath(name) : name;
    if (isPackage(file)) continue;
    return { file, line, column };
  }
  return undefined;
}

const own = fileURLToPath(new URL('../..', import.meta.url));

function isPackage(file: string): boolean {
  const inOurs =
    file.startsWith(own) && ['cli', 'generated', 'manifests'].includes(file.slice(own.length).split('/')[0] ?? '');
  return inOurs || file.includes('/node_modules/') || file.includes('\\node_modules\\');
}
