import { beforeAll, describe, expect, test } from 'vitest';
import { compiledPrograms, type CompiledProgram } from '../../support/compiled-programs.ts';
import { documentsIn } from '../../support/emitted-documents.ts';
import { at, isMap, listAt, textAt, type JsonMap } from '../../support/plain-walk.ts';
import { compileStatus } from '../../support/status-programs.ts';

/** What is emitted for a program, and its statuses. */
interface Both {
  readonly program: CompiledProgram;
  readonly statuses: readonly JsonMap[];
}

let programs: readonly Both[] = [];

beforeAll(async () => {
  const namespaceOf = (name: string): string | undefined => (name === 'full fixtures' ? 'tools' : undefined);
  programs = await Promise.all(
    (await compiledPrograms()).map(async (program) => ({
      program,
      statuses: (await compileStatus(program.sources, namespaceOf(program.name))).objects,
    })),
  );
});

describe('a status says what is emitted', () => {
  test('its address is that of a Service', () => {
    let seen = 0;
    for (const { program, statuses } of programs) {
      const services = new Set(
        program.result.objects
          .filter(({ kind }) => kind === 'Service')
          .flatMap((service) =>
            listAt(service, 'spec', 'ports').map(
              (port) => `${textAt(service, 'metadata', 'name')}:${String(port['port'])}`,
            ),
          ),
      );
      for (const document of statuses) {
        const url = at(document, 'status', 'url');
        if (typeof url !== 'string') continue;
        const { hostname, port } = new URL(url);
        expect(services, `${program.name}: ${url}`).toContain(`${hostname.split('.')[0]}:${port}`);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(40);
  });

  test('the backends of a virtual server are those of its configuration, with the same way to sign in', () => {
    let seen = 0;
    for (const { program, statuses } of programs) {
      for (const gateway of statuses.filter(({ kind }) => kind === 'VirtualMCPServer')) {
        const config = configOf(program, textAt(gateway, 'metadata', 'name'));
        const outgoing = at(config, 'outgoingAuth');
        for (const emitted of listAt(config, 'backends')) {
          const name = textAt(emitted, 'name');
          const known = listAt(gateway, 'status', 'discoveredBackends').find((backend) => backend['name'] === name);
          const fallback = at(outgoing, 'default', 'type') ?? 'unauthenticated';
          expect(known, `${program.name}: ${name}`).toMatchObject({
            url: emitted['url'],
            authType: at(outgoing, 'backends', name, 'type') ?? fallback,
          });
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(3);
  });
});

/** The configuration that a virtual server of a program is given. */
function configOf(program: CompiledProgram, name: string): JsonMap {
  const configMap = program.result.objects.find(
    (object) => object['kind'] === 'ConfigMap' && textAt(object, 'metadata', 'name') === `vmcp-${name}`,
  );
  const file =
    configMap === undefined ? undefined : documentsIn(configMap).find((found) => found.file === 'config.json');
  const value: unknown = JSON.parse(file?.text ?? 'null');
  if (!isMap(value)) throw new Error(`${program.name} emits no configuration for ${name}`);
  return value;
}
