import { buildProgram } from '../cluster/build-program.ts';
import { findGo } from '../cluster/go.ts';
import { hasProgram } from '../support/debian-program.ts';
import { isWholeRun, skippedPart } from '../support/skipped-part.ts';
import { join } from 'node:path';

/** What containers are tested with. */
export interface EngineParts {
  /** A static program: the MCP server of `captive/`. */
  readonly captive: string;
  /** A static shell. */
  readonly busybox: string;
}

const what = 'the tests of svc run with a container engine';

/** The parts, installed or built where they are missing; undefined, which is reported, if they cannot be installed. */
export function engineParts(): EngineParts | undefined {
  if (!isWholeRun()) return skipped('Docker Engine is installed for them');
  if (process.getuid?.() !== 0) return skipped('an engine for containers needs root');
  const go = findGo();
  if (go === undefined) return skipped('there is no Go to build their server with');
  const programs: readonly [program: string, packageName: string][] = [
    ['dockerd', 'docker.io'],
    ['docker', 'docker.io'],
    ['tini', 'tini'],
    ['ip', 'iproute2'],
    ['busybox', 'busybox-static'],
  ];
  if (!programs.every(([program, packageName]) => hasProgram(program, packageName))) return undefined;
  return {
    captive: buildProgram(go, 'captive', {}, join(import.meta.dirname, 'captive')),
    busybox: '/usr/bin/busybox',
  };
}

function skipped(reason: string): undefined {
  skippedPart(what, reason);
  return undefined;
}
