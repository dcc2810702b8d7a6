import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sampleEvery = 100;

/** Resident memory of a process and its descendants in bytes; 0 where /proc does not tell. */
function residentBytes(root) {
  let processes;
  try {
    processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const children = new Map();
  const resident = new Map();
  for (const pid of processes) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
      resident.set(Number(pid), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
    } catch {
      // The process ended meanwhile.
    }
  }
  const sum = (pid) =>
    (resident.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/**
 * Runs a command and measures its whole process tree.
 *
 * @param {string} command
 * @param {readonly string[]} words
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number | null, errors: string, cpu: number, wall: number, peak: number }>} the exit code, what was
 *   written to standard error, CPU and wall seconds, peak resident bytes.
 */
export function measure(command, words, options = {}) {
  return new Promise((resolve) => {
    // bash's own clock counts the processor time of everything the command started.
    const script = 'TIMEFORMAT="@@ %U %S %R"; time "$@" >&2';
    const child = spawn('bash', ['-c', script, 'bash', command, ...words], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    let peak = 0;
    child.stderr.on('data', (data) => (errors += data));
    const timer = setInterval(() => (peak = Math.max(peak, residentBytes(child.pid))), sampleEvery);
    child.on('close', (code) => {
      clearInterval(timer);
      const [, user, system, wall] = /@@ ([\d.]+) ([\d.]+) ([\d.]+)/.exec(errors) ?? [];
      const said = errors.replace(/@@ .*\n?$/, '');
      resolve({ code, errors: said, cpu: Number(user) + Number(system), wall: Number(wall), peak });
    });
  });
}

/** Bytes of all files under a folder. */
export function folderBytes(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    bytes += entry.isDirectory() ? folderBytes(file) : statSync(file).size;
  }
  return bytes;
}
