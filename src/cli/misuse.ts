import type { Command } from 'commander';

/**
 * Turns Commander's message about wrong usage into one line.
 *
 * @param output Commander's message, which may contain a suggestion on a second line.
 * @param command command named in the hint, such as `trellis-docs build`.
 */
function misuseLine(output: string, command: string): string {
  const [, message = output, suggestion] =
    /^(?:error: )?([\s\S]*?)(?:\n\((Did you mean [^)]*)\))?\s*$/.exec(output) ?? [];
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/\s+/g, ' ').replace(/[.]?$/, '.');
  if (suggestion !== undefined) return `${sentence} ${suggestion}`;
  // The message says what value is expected.
  return sentence.includes(' is invalid') ? sentence : `${sentence} Run \`${command} --help\` for help.`;
}

const namesOf = (command: Command | null): string[] =>
  command === null ? [] : [...namesOf(command.parent), command.name()];

/** Makes a command report wrong usage on one line. */
export function tellsInOneLine(command: Command): void {
  const name = namesOf(command).join(' ');
  command.configureOutput({ outputError: (said, write) => write(`${misuseLine(said, name)}\n`) });
}
