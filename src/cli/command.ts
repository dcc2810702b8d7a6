import type { Command } from 'commander';

/** Adds a command to the program. Its code is loaded when it runs. @param done is called with the command's exit code. */
export type AddCommand = (trellis: Command, done: (code: number) => void) => void;
