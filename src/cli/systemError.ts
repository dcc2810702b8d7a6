const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your part of the disk is full',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/**
 * Describes an error of the operating system, which is a fault neither of the documentation nor of Trellis, in one
 * sentence. Undefined for every other error.
 */
export function systemErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[code];
  if (reason === undefined) return undefined;
  return `The system refuses ${dest === undefined ? 'to read or write a file' : `\`${dest}\``}: ${reason} (${code}).`;
}
