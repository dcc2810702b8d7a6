import path from 'node:path';
import { reachable } from '../mdx/interactivity.js';
import type { Content, Page } from '../content/page.js';
import type { Feature, FeatureOptions } from '../features/feature.js';
import { checkScripts, reportLoads, type ScriptFile } from '../features/policy/checkScripts.js';
import { componentPolicy } from '../features/policy/componentPolicy.js';
import { readNeeds } from '../features/policy/pageNeeds.js';
import { joinPolicies, policyText, type Policy } from '../features/policy/policy.js';
import { sitePolicy, type PolicySources } from '../features/policy/sitePolicy.js';
import { once } from '../shared/once.js';
import { textAt } from '../shared/textAt.js';
import { loadsOfCode, readComponentLoads, unknownLoads, type ComponentLoads } from './componentLoads.js';
import type { Parts } from './parts/parts.js';
import type { Site } from '../site/site.js';
import { posixPath } from '../shared/posixPath.js';

interface Built {
  /** Absolute path of the documentation folder. */
  folder: string;
  site: Site;
  content: Pick<Content, 'assets' | 'files' | 'modules' | 'pages'>;
  parts: Pick<Parts, 'scripts'>;
}

/** Maximum number of characters of a file that are searched for hosts. */
const mostRead = 1_000_000;

function textOf(address: string, { assets }: Built['content']): string[] {
  const file = assets.get(address);
  // Copying the file reports that it cannot be read.
  const text = file === undefined ? undefined : textAt(file);
  return text === undefined ? [] : [text.slice(0, mostRead)];
}

function sourcesOf({ site, content }: Built, ofParts: ComponentLoads): PolicySources {
  const { stylesheets, scripts } = site.everywhere;
  return {
    stylesheets: stylesheets.flatMap((address) => textOf(address, content)),
    scripts: scripts.flatMap((address) => textOf(address, content)),
    parts: sourcesFor(ofParts),
  };
}

const sourcesFor = ({ codes, loads }: ComponentLoads): Policy =>
  componentPolicy(
    codes.map(({ code }) => code),
    loads,
  );

const isScript = (code: string): boolean => /["'`<]script\b/.test(code);

/** True if a page's text, or a text that it imports, contains scripts. */
function runsScripts({ body }: Page, modules: Content['modules']): boolean {
  if (!body) return false;
  const imported = [...reachable(body.imports, modules)].map((key) => modules.get(key)?.code ?? '');
  return [body.code, ...imported].some(isScript);
}

/** Sets a content security policy that allows only what pages need, and removes addresses that run code. */
export function policy(state: Built, { isDev, isUntrusted = false, plugins = [] }: FeatureOptions): Feature {
  const { site, content, parts, folder } = state;
  // In development, the content of pages changes with every edit.
  const isWanted = !isDev && site.settings.contentSecurityPolicy !== false;
  const inHead = plugins.some(({ head }) => head !== undefined);
  // A check renders no page, so it needs no policy.
  const loadsOf = readComponentLoads(content.modules);
  const ofParts = once(() => loadsOfCode(parts.scripts));
  const siteNeeds = once(() => (isWanted ? sitePolicy(site, sourcesOf(state, ofParts())) : undefined));
  return {
    name: 'policy',
    key: once(() => policyText(siteNeeds() ?? {})),
    check: () =>
      isUntrusted
        ? []
        : [
            ...checkScripts(site.settings, readScripts(folder, site, content)),
            ...reportLoads(site.settings, unknownLoads([...content.pages.map(loadsOf), ofParts()], folder)),
          ],
    finish: ({ html, scripts, route }, edits) => {
      const page = route?.source.page;
      const everywhere = siteNeeds();
      const pageScripts = {
        texts: new Set(scripts),
        inText:
          !isUntrusted && (parts.scripts.length > 0 || (page !== undefined && runsScripts(page, content.modules))),
        inHead: inHead && everywhere !== undefined,
      };
      return readNeeds(html, edits, pageScripts, (needs, at) => {
        if (!everywhere || at === undefined) return;
        const text = policyText(joinPolicies(everywhere, page ? sourcesFor(loadsOf(page)) : {}, needs));
        edits.add(at, at, `<meta http-equiv="content-security-policy" content="${text.replaceAll('"', '&quot;')}">`);
      });
    },
  };
}

/** The author's scripts that pages load, and the pages whose text contains scripts. */
function readScripts(
  folder: string,
  { everywhere }: Site,
  { files, pages }: Pick<Content, 'files' | 'pages'>,
): ScriptFile[] {
  const scripts = everywhere.scripts.flatMap((address) => {
    const at = files.get(address);
    return at === undefined ? [] : [{ at, isPage: false }];
  });
  const texts = pages
    .filter(({ body }) => body?.hasScripts)
    .map(({ file }) => ({ at: path.join(folder, file), isPage: true }));
  return [...scripts, ...texts].flatMap(({ at, isPage }) => {
    const text = textAt(at);
    return text === undefined ? [] : [{ file: posixPath(path.relative(folder, at)), text, isPage }];
  });
}
