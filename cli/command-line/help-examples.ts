/** The examples at the end of the help of a command. */
export function examples(lines: readonly (readonly [command: string, purpose: string])[]): string {
  const width = Math.max(...lines.map(([command]) => command.length));
  return ['', 'Examples:', ...lines.map(([command, purpose]) => `  ${command.padEnd(width)}  # ${purpose}`)].join('\n');
}
