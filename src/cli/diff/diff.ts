import path from 'node:path';
import { findConfigFile } from '../../config/find.js';
import { isColored } from '../../project/report.js';
import { amount } from '../../shared/amount.js';
import { writeRedirects } from '../redirectEdits.js';
import { UsageError } from '../usage.js';
import { formatComment } from './comment.js';
import { isFailure, type Change } from './change.js';
import { compareSnapshots } from './compare.js';
import { formatChanges } from './report.js';
import { readStates, type StateOptions } from './states.js';

export interface DiffOptions {
  json: boolean;
  /** Print a comment for a pull request. */
  github: boolean;
  /** Address of a preview of the new state. */
  preview?: string;
  /** Write redirects for broken addresses. */
  fix: boolean;
  base: string;
  untrusted: boolean;
}

/**
 * Compares two states of a site.
 *
 * @returns the exit code: 1 if an address died without a redirect.
 */
export async function diff(from: string, to: string, options: DiffOptions): Promise<number> {
  const { json, github, preview, fix, base, untrusted: isUntrusted } = options;
  const state: StateOptions = { base, isUntrusted };
  if (fix && isUntrusted)
    throw new UsageError('Give --fix or --untrusted, not both: an untrusted author must not cause changes to files.');
  if (fix && (await findConfigFile(path.resolve(to))) === undefined)
    throw new UsageError(`--fix writes into docs.json, so the second state must be a folder with one; ${to} is not.`);
  const compare = async (): Promise<Change[]> => compareSnapshots(...(await readStates([from, to], state)));
  let changes = await compare();
  const added = fix ? changes.filter(isFailure).flatMap(({ address, likely }) => redirectFor(address, likely)) : [];
  if (added.length > 0) {
    const file = await writeRedirects(path.resolve(to), added);
    process.stderr.write(`Wrote ${amount(added.length, 'redirect')} into ${file}.\n`);
    changes = await compare();
  }
  if (json) process.stdout.write(`${JSON.stringify({ from, to, changes }, null, 2)}\n`);
  else if (github) process.stdout.write(formatComment(changes, preview?.replace(/\/+$/, '')));
  else process.stdout.write(formatChanges(changes, [from, to], isColored(process.stdout)));
  return changes.some(isFailure) ? 1 : 0;
}

const redirectFor = (source: string, likely: Change['likely']) =>
  likely === undefined ? [] : [{ source, destination: likely.address }];
