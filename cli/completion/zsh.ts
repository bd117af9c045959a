import type { CommandWords, OptionWords, ValueWords } from './command-words.ts';

/** A completion script for zsh; it works when sourced after compinit and as a file `_svc` on the fpath. */
export function zshCompletion(commands: readonly CommandWords[], options: readonly OptionWords[]): string {
  const described = commands.map(({ name, description }) => `    ${quoted(`${name}:${escaped(description)}`)}`);
  const cases = commands.map(
    (command) => `    ${command.name})
      _arguments -s -S ${[...command.options.flatMap(optionSpec), `'*:${command.name}:${action(command.value)}'`].join(' \\\n        ')} ;;`,
  );
  return `#compdef svc
# Completion of svc for zsh. Load it after compinit with: source <(svc completion zsh)
_svc() {
  local curcontext="$curcontext" state line
  local -a commands
  commands=(
${described.join('\n')}
  )
  _arguments -C ${options.flatMap(optionSpec).join(' \\\n    ')} \\
    '1:command:->command' '*::argument:->argument'
  case $state in
    command) _describe 'command' commands ;;
    argument)
  case $line[1] in
${cases.join('\n')}
  esac ;;
  esac
}
if [[ "\${funcstack[1]}" == _svc ]]; then _svc "$@"; else compdef _svc svc; fi
`;
}

function optionSpec({ names, description, value, repeatable }: OptionWords): string[] {
  const exclusion = repeatable ? '*' : names.length > 1 ? `(${names.join(' ')})` : '';
  const argument = value === 'none' ? '' : `:value:${action(value)}`;
  // `--name=value` and `-nvalue` are taken beside `--name value` and `-n value`.
  const joint = (name: string): string => (value === 'none' ? '' : name.startsWith('--') ? '=' : '+');
  return names.map((name) => quoted(`${exclusion}${name}${joint(name)}[${escaped(description)}]${argument}`));
}

function action(value: ValueWords): string {
  if (value === 'free' || value === 'none') return ' ';
  if ('printedBy' in value) return `{ compadd -- \${(f)"$(svc ${value.printedBy} 2>/dev/null)"} }`;
  if ('words' in value) {
    if (value.narrowed === undefined) return `(${value.words.join(' ')})`;
    const { by, words } = value.narrowed;
    return `{ if (( \${words[(I)${by}]} )); then compadd -- ${words.join(' ')}; else compadd -- ${value.words.join(' ')}; fi }`;
  }
  return value.paths === 'folders' ? '_files -/' : '_files';
}

function escaped(text: string): string {
  return text.replaceAll(/[\\[\]:]/g, (character) => `\\${character}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
