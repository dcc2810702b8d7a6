import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where Mermaid lies: most sites have no diagram, and few commands ask. */
export interface MermaidPackage {
  /** Absolute path of the folder with its builds. */
  distribution: string;
  version: string;
}

let found: MermaidPackage | undefined;

export function mermaidPackage(): MermaidPackage {
  if (!found) {
    const distribution = path.dirname(createRequire(import.meta.url).resolve('mermaid'));
    const { version } = JSON.parse(readFileSync(path.join(distribution, '../package.json'), 'utf8')) as { version: string };
    found = { distribution, version };
  }
  return found;
}
