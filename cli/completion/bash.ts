import type { CommandWords, OptionWords, ValueWords } from './command-words.ts';

/** A completion script for bash 4 or newer, without the bash-completion package. */
export function bashCompletion(commands: readonly CommandWords[], options: readonly OptionWords[]): string {
  const cases = commands.flatMap((command) => [
    `    ${command.name})`,
    ...command.options
      .filter(({ value }) => value !== 'none')
      .map(({ names, value }) => `      case "$previous" in ${names.join('|')}) ${answer(value)}; return ;; esac`),
    `      if [[ "$current" == -* ]]; then _svc_words '${optionNames(command.options)}'; else ${answer(command.value)}; fi ;;`,
  ]);
  return `# Completion of svc for bash. Load it with: source <(svc completion bash)
_svc_words() {
  local word
  COMPREPLY=()
  for word in $1; do [[ "$word" == "$current"* ]] && COMPREPLY+=("$word"); done
  return 0
}
_svc_paths() {
  local path
  COMPREPLY=()
  compopt -o filenames 2>/dev/null || true
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
  return 0
}
_svc() {
  local current previous command index
  current="\${COMP_WORDS[COMP_CWORD]}"
  previous="\${COMP_WORDS[COMP_CWORD-1]}"
  # "--target=res" arrives as three words.
  if [[ "$current" == '=' ]]; then current=''; elif [[ "$previous" == '=' ]]; then previous="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  command=''
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index]}" in
      -*) ;;
      *) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command" in
${cases.join('\n')}
    *)
      if [[ "$current" == -* ]]; then _svc_words '${optionNames(options)}'; else _svc_words '${commands.map(({ name }) => name).join(' ')}'; fi ;;
  esac
}
complete -F _svc svc
`;
}

function answer(value: ValueWords): string {
  if (value === 'free' || value === 'none') return 'COMPREPLY=()';
  if ('printedBy' in value) return `_svc_words "$("\${COMP_WORDS[0]}" ${value.printedBy} 2>/dev/null)"`;
  if ('words' in value) {
    const all = `_svc_words '${value.words.join(' ')}'`;
    if (value.narrowed === undefined) return all;
    const { by, words } = value.narrowed;
    return `if [[ " \${COMP_WORDS[*]} " == *" ${by} "* ]]; then _svc_words '${words.join(' ')}'; else ${all}; fi`;
  }
  return value.paths === 'folders' ? '_svc_paths -d' : '_svc_paths -f';
}

function optionNames(options: readonly OptionWords[]): string {
  return options.flatMap(({ names }) => names).join(' ');
}
