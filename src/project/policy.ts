import { reachable } from '../content/interactivity.js';
import type { Content, Page } from '../content/page.js';
import { inspectPage, takePolicy } from '../features/policy/pageNeeds.js';
import { joined, policyOf, policyText } from '../features/policy/policy.js';
import { sitePolicy, type PolicySources } from '../features/policy/sitePolicy.js';
import type { Rendering } from '../render/rendering.js';
import { textAt } from '../shared/textAt.js';
import type { Site } from '../site/site.js';

interface Built {
  site: Site;
  content: Pick<Content, 'assets' | 'modules' | 'pages'>;
  /** Texts of the author's parts that run in the browser. */
  scripts: readonly string[];
}

/** Characters of a file that are searched for names of hosts. */
const mostRead = 1_000_000;

function textOf(address: string, { assets }: Built['content']): string[] {
  const file = assets.get(address);
  // The copy reports files that cannot be read.
  const text = file === undefined ? undefined : textAt(file);
  return text === undefined ? [] : [text.slice(0, mostRead)];
}

function sourcesOf({ site, content, scripts: ofParts }: Built): PolicySources {
  const { stylesheets, scripts } = site.everywhere;
  const modules = [...content.modules.values()].map(({ script }) => script);
  return {
    stylesheets: stylesheets.flatMap((address) => textOf(address, content)),
    scripts: scripts.flatMap((address) => textOf(address, content)),
    components: [...modules, ...content.pages.map(({ body }) => body?.script ?? ''), ...ofParts],
  };
}

const isScript = (code: string): boolean => /["'`<]script\b/.test(code);

/** True if the author's text of a page, or a text that it imports, has scripts in it. */
function runsScripts({ body }: Page, modules: Content['modules']): boolean {
  if (!body) return false;
  const imported = [...reachable(body.imports, modules)].map((key) => modules.get(key)?.code ?? '');
  return [body.code, ...imported].some(isScript);
}

const charset = /<meta charset=[^>]*>/i;

export interface FinishingOptions {
  /** Pages state what they may load, as far as docs.json lets them. */
  hasPolicy: boolean;
  /** No page of the author's runs scripts. */
  isUntrusted: boolean;
  /** Scripts that a project's bundler puts into pages; undefined where there is no project but the one of the command line. */
  inlined: ReadonlySet<string> | undefined;
}

/** Steps that rendered pages go through before they are written. */
export interface Finishing {
  finish: Rendering['finish'];
  /** Changes with what every page states: the hosts that the author's own files name are part of it. */
  key: string;
}

export function createFinishing(built: Built, { hasPolicy, isUntrusted, inlined }: FinishingOptions): Finishing {
  const { site, content, scripts: ofParts } = built;
  const isWanted = hasPolicy && site.settings.contentSecurityPolicy !== false;
  const everywhere = isWanted ? sitePolicy(site, sourcesOf(built)) : undefined;
  const finish: Rendering['finish'] = (made, { scripts, route, stated }) => {
    const page = route?.source.page;
    const { html, policy: before } = inlined && everywhere ? takePolicy(made) : { html: made, policy: {} };
    const inspected = inspectPage(html, {
      texts: new Set([...scripts, ...(inlined ?? [])]),
      inText: !isUntrusted && (ofParts.length > 0 || (page !== undefined && runsScripts(page, content.modules))),
      inHead: inlined !== undefined,
    });
    if (!everywhere) return { html: inspected.html, policy: undefined };
    const policy = policyText(joined(everywhere, inspected.needs, before, policyOf(stated ?? '')));
    const meta = `<meta http-equiv="content-security-policy" content="${policy.replaceAll('"', '&quot;')}">`;
    return { html: inspected.html.replace(charset, (found) => `${found}${meta}`), policy };
  };
  return { finish, key: everywhere ? policyText(everywhere) : '' };
}
