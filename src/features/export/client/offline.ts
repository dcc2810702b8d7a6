import { modulesOfPage } from './addresses.js';
import { fetchFile, keep } from './files.js';
import { followLinks } from './links.js';
import { define, load } from './modules.js';

async function runModules(files: readonly string[]): Promise<void> {
  for (const file of files) await load(`/${file}`).catch((error: unknown) => console.error(error));
}

// The export's other scripts call it.
Object.assign(globalThis, { trellisOffline: { define, keep }, fetch: fetchFile });
followLinks();
void runModules(modulesOfPage);
