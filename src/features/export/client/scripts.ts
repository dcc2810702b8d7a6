import { addressOfPath } from './addresses.js';

const scripts = new Map<string, Promise<void>>();

/** Runs a script of the export, once. */
export function runScript(file: string): Promise<void> {
  const running =
    scripts.get(file) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = addressOfPath(file);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${file} cannot be loaded.`)));
      document.head.append(script);
    });
  scripts.set(file, running);
  return running;
}
