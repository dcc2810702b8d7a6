import { constants } from 'node:os';

const reasons = {
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your part of the disk is full',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  EBUSY: 'another program uses it',
} as const;

type Code = keyof typeof reasons;

const codes = Object.keys(reasons) as Code[];

interface Refusal {
  code: Code;
  file?: string | undefined;
}

/** Recognises an error of Node's file functions. */
function refusalOfNode(error: Error): Refusal | undefined {
  const { code, path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  const match = codes.find((each) => each === code);
  return match && { code: match, file: dest };
}

/** Recognises an error of Vite's bundler, whose text contains the error number and usually the file. */
function refusalOfBundler({ message }: Error): Refusal | undefined {
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? [];
  const code = codes.find((each) => constants.errno[each] === Number(number));
  return code && { code, file: /^Failed to \w+ file in (.+)$/m.exec(message)?.[1] };
}

/**
 * Describes an operating system error, which is a fault neither of the documentation nor of Trellis, in one sentence. Undefined for every other
 * error.
 */
export function systemErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { syscall, code: reason, path } = error as NodeJS.ErrnoException;
  if (syscall === 'uv_cwd')
    return 'The folder that you are in does not exist any more. Change into one that exists, and run the command again.';
  if (syscall === 'mkdir' && reason === 'ENOENT') return `No folder can be made at \`${path}\`.`;
  const refusal = refusalOfNode(error) ?? refusalOfBundler(error);
  if (refusal === undefined) return undefined;
  const { code, file } = refusal;
  return `The system refuses ${file === undefined ? 'to read or write a file' : `\`${file}\``}: ${reasons[code]} (${code}).`;
}
