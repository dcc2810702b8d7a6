import { runsCode } from '../../mdx/compile/guard.js';
import { reachable } from '../../mdx/interactivity.js';
import type { Content } from '../../content/page.js';
import type { CompiledBody, ContentModule } from '../../mdx/compiled.js';
import { exhaust } from '../../render/exhaustion.js';
import { TrialProcess } from './trialProcess.js';

type Modules = ReadonlyMap<string, ContentModule>;
type Texts = Pick<Content, 'pages' | 'modules'>;

function reachesCode(body: CompiledBody, modules: Modules): boolean {
  if (body.runsCode) return true;
  return [...reachable(body.imports, modules)].some((key) => {
    const module = modules.get(key);
    return module?.kind === 'script' || (module?.kind === 'text' && runsCode(module));
  });
}

/** Renders pages that run code for the first time in a separate process. Unchanged pages are not tried again. */
export class Trials {
  /** Why pages exceed a limit, by digest. */
  #reasons = new Map<string, string | undefined>();

  /** Stops pages that exceed a limit from being rendered. */
  async of({ pages, modules }: Texts): Promise<void> {
    const reasons = new Map<string, string | undefined>();
    let trialProcess: TrialProcess | undefined;
    try {
      for (const { body, digest } of pages) {
        if (!body || !reachesCode(body, modules)) continue;
        if (this.#reasons.has(digest)) reasons.set(digest, this.#reasons.get(digest));
        else reasons.set(digest, await (trialProcess ??= new TrialProcess(modules)).reasonOf(body));
        const reason = reasons.get(digest);
        if (reason !== undefined) exhaust(body, reason);
      }
    } finally {
      trialProcess?.end();
    }
    this.#reasons = reasons;
  }
}
