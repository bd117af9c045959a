import type { ServiceParts } from './service-parts.ts';

/**
 * A unit of the user's systemd (systemd.service, systemd.syntax). It ends once the workloads have started; their supervisors stay, also where one
 * of them did not answer and the unit has failed.
 */
export function systemdUnit({ command, environment }: ServiceParts): string {
  return [
    '[Unit]',
    'Description=MCP servers of svc run',
    'Documentation=man:systemd.service(5)',
    '',
    '[Service]',
    'Type=oneshot',
    'RemainAfterExit=yes',
    'KillMode=process',
    ...Object.entries(environment).map(([name, value]) => `Environment=${quoted(`${name}=${value}`)}`),
    // Without the colon, "$" would begin a variable.
    `ExecStart=:${command.map(quoted).join(' ')}`,
    '',
    '[Install]',
    'WantedBy=default.target',
    '',
  ].join('\n');
}

/** A word in quotes. A percent sign would begin a specifier. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll('%', '%%')}"`;
}
