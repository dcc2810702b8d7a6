import type { Command, Option } from 'commander';

/** Shells with a completion script. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

const programs = ['trellis-docs', 'trellis'] as const;

/** Words that can complete a command line. */
interface Known {
  /** The command's name and aliases. */
  names: string[];
  description: string;
  options: readonly Option[];
}

function commandsOf(program: Command): Known[] {
  const help = program.createHelp();
  return help
    .visibleCommands(program)
    .filter((command) => command.name() !== 'help')
    .map((command) => ({
      names: [command.name(), ...command.aliases()],
      description: command.description(),
      options: help.visibleOptions(command),
    }));
}

const namesOf = ({ short, long }: Option): string[] => [short, long].filter((name) => name !== undefined);
const takesValue = ({ required, optional }: Option): boolean => required || optional;
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Generates the script with which a shell completes commands, options and their values. */
export function completionOf(program: Command, shell: Shell): string {
  return `${{ bash, zsh, fish }[shell](commandsOf(program)).join('\n')}\n`;
}

function bash(commands: readonly Known[]): string[] {
  const values = commands.flatMap(({ names, options }) =>
    options
      .filter((option) => takesValue(option))
      .map((option) => {
        const cases = names.flatMap((name) => namesOf(option).map((each) => quoted(`${name} ${each}`)));
        return `    ${cases.join('|')}) words=${quoted(option.argChoices?.join(' ') ?? '')}; kind=value ;;`;
      }),
  );
  return [
    '_trellis_docs() {',
    '  local cur=${COMP_WORDS[COMP_CWORD]} command= words= kind=options i',
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    `    case \${COMP_WORDS[i]} in ${commands.flatMap(({ names }) => names).join('|')}) command=\${COMP_WORDS[i]}; break ;; esac`,
    '  done',
    '  case $command in',
    ...commands.map(
      ({ names, options }) => `    ${names.join('|')}) words=${quoted(options.flatMap(namesOf).join(' '))} ;;`,
    ),
    `    *) words=${quoted([...commands.map(({ names }) => names[0]), '--help', '--version'].join(' '))}; kind=command ;;`,
    '  esac',
    '  case "$command ${COMP_WORDS[COMP_CWORD-1]}" in',
    ...values,
    '  esac',
    '  if [[ $kind == options && $cur != -* || $kind == value && -z $words ]]; then',
    '    COMPREPLY=($(compgen -f -- "$cur"))',
    '  else',
    '    COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '  fi',
    '}',
    `complete -o filenames -F _trellis_docs ${programs.join(' ')}`,
  ];
}

function zsh(commands: readonly Known[]): string[] {
  const escaped = (text: string): string => text.replace(/[[\]:\\]/g, String.raw`\$&`);
  const argument = (option: Option): string[] => {
    const value = option.argChoices ? `:value:(${option.argChoices.join(' ')})` : ':value:_files';
    return namesOf(option).map((name) =>
      quoted(`${name}[${escaped(option.description)}]${takesValue(option) ? value : ''}`),
    );
  };
  return [
    `#compdef ${programs.join(' ')}`,
    '_trellis_docs() {',
    '  if (( CURRENT == 2 )); then',
    `    local -a commands=(${commands.map(({ names: [name = ''], description }) => quoted(`${name}:${escaped(description)}`)).join(' ')})`,
    '    _describe command commands',
    '    return',
    '  fi',
    '  shift words',
    '  (( CURRENT-- ))',
    '  case $words[1] in',
    ...commands.map(
      ({ names, options }) =>
        `    ${names.join('|')}) _arguments ${[...options.flatMap(argument), quoted('*:file:_files')].join(' ')} ;;`,
    ),
    '  esac',
    '}',
    'if [[ $funcstack[1] == _trellis_docs ]]; then _trellis_docs "$@"; else compdef _trellis_docs trellis-docs trellis; fi',
  ];
}

function fish(commands: readonly Known[]): string[] {
  return programs.flatMap((program) => [
    ...commands.map(
      ({ names: [name = ''], description }) =>
        `complete -c ${program} -f -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
    ),
    ...commands.flatMap(({ names, options }) =>
      options.map((option) =>
        [
          `complete -c ${program} -n ${quoted(`__fish_seen_subcommand_from ${names.join(' ')}`)}`,
          ...(option.short === undefined ? [] : ['-s', option.short.slice(1)]),
          ...(option.long === undefined ? [] : ['-l', option.long.slice(2)]),
          ...(option.argChoices ? ['-x', '-a', quoted(option.argChoices.join(' '))] : takesValue(option) ? ['-r'] : []),
          ...['-d', quoted(option.description)],
        ].join(' '),
      ),
    ),
  ]);
}
