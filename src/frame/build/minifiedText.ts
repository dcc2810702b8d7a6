import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const query = '?minified';

/** Minifies a script. */
export async function minifiedText(file: string): Promise<string> {
  const { code } = await transform(readFileSync(file, 'utf8'), { minify: true });
  return code.trim();
}

/**
 * Loads a script imported with `?minified` as minified text, because every page contains the text and `?raw` would keep comments and
 * spaces.
 */
export function minifiedTextPlugin(): Plugin {
  return {
    name: 'trellis:minified-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await minifiedText(file))};`;
    },
  };
}
