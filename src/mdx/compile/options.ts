import type { Features, MdxCompileOptions } from 'satteri';
import { alertsPlugin } from './alerts.js';
import { codeOptionsPlugin, codePlugin, mayHaveOption } from './code.js';
import { latexPlugin, mathPlugin } from './formulas.js';
import { unmaskPlugin } from './codeMask.js';
import { joinersPlugin } from './emphasis.js';
import { fileTreesPlugin } from './fileTrees.js';
import { flagsPlugin, mayHaveFlag } from './flags.js';
import { guardPlugin } from './guard.js';
import type { Gathered } from './context.js';
import { headingLinksPlugin, headingsPlugin } from './headings.js';
import { indentationPlugin, mayHoldTemplate } from './indentation.js';
import { importsPlugin } from './imports.js';
import { jsxPlugin } from './jsx.js';
import { livePlugin } from './live.js';
import { openingPlugin } from './openingPlugin.js';
import { linksPlugin, mayHaveSpacedAddress, spacedAddressesPlugin, linkTargetsPlugin } from './links.js';
import { undefinedNamesPlugin } from './names.js';
import { markPhrase } from '../phrases.js';
import { foreignComponentsPlugin } from '../foreign/componentsPlugin.js';
import { directivesPlugin } from '../foreign/directives.js';
import { untrustedHeadingsPlugin, untrustedPlugin } from '../untrusted/plugin.js';
import { paragraphsPlugin } from './paragraphs.js';
import { mayHoldCode, plainCodePlugin } from './plainCode.js';
import { stepsPlugin } from './steps.js';
import { tablesPlugin } from './tables.js';
import type { SourceText } from './sourceText.js';

const features: Features = {
  gfm: {
    footnotes: {
      label: markPhrase('footnotes', 'Footnotes'),
      backLabel: (number, repetition) =>
        markPhrase('backToReference', repetition > 1 ? `${number}-${repetition}` : String(number)),
    },
  },
  frontmatter: false,
  headingAttributes: true,
  math: true,
  smartPunctuation: true,
};

/** Options for Sätteri, with the plug-ins that collect facts about a text. */
export function createOptions(
  gathered: Gathered,
  {
    text,
    title,
    isSnippet = false,
    isUntrusted = false,
    isMarkdown = false,
    hasMask = false,
    hasJoiners = false,
    hasDirectives = false,
  }: SourceText,
): MdxCompileOptions {
  /** Adds a plug-in only if the text contains its sign, because each plug-in visits all nodes of the text. */
  const where = <Plugin>(sign: string, create: () => Plugin): Plugin[] => (text.includes(sign) ? [create()] : []);
  return {
    outputFormat: 'function-body',
    elementAttributeNameCase: 'html',
    // Components come from the runtime, so `props` only contains what a snippet was given.
    providerImportSource: 'runtime',
    optimizeStatic: { component: 'Fragment', prop: 'set:html' },
    features: { ...features, directive: hasDirectives },
    mdastPlugins: [
      ...(hasMask ? [unmaskPlugin()] : []),
      ...(hasJoiners ? [joinersPlugin()] : []),
      ...(mayHoldTemplate(text) ? [indentationPlugin()] : []),
      ...(isUntrusted ? [untrustedPlugin(gathered, isSnippet)] : []),
      ...where('[!', alertsPlugin),
      ...(hasDirectives ? [directivesPlugin()] : []),
      importsPlugin(gathered),
      foreignComponentsPlugin(gathered),
      ...where('Tree', () => fileTreesPlugin(gathered)),
      ...where('<p', paragraphsPlugin),
      ...where('Latex', () => latexPlugin(gathered)),
      undefinedNamesPlugin(gathered, { isSnippet, isMarkdown }),
      headingsAndJsx(gathered, title, isSnippet),
      ...where('$', () => mathPlugin(gathered)),
      ...(hasMask || mayHaveOption(text) ? [codeOptionsPlugin()] : []),
      // After the headings, whose ids stay as they are.
      ...(mayHaveFlag(text) ? [flagsPlugin()] : []),
      ...(mayHoldCode(text) ? [plainCodePlugin()] : []),
      ...where('Step', () => stepsPlugin(gathered)),
      ...(isSnippet ? [] : [openingPlugin(gathered)]),
      linksPlugin(gathered),
      ...(mayHaveSpacedAddress(text) ? [spacedAddressesPlugin(gathered)] : []),
      ...(isUntrusted ? [] : [livePlugin(gathered, isSnippet)]),
      guardPlugin(gathered),
      // Last, so that no other plug-in is asked about its elements.
      codePlugin(gathered),
    ],
    hastPlugins: [
      ...(isUntrusted ? [untrustedHeadingsPlugin(gathered)] : []),
      headingLinksPlugin(),
      linkTargetsPlugin(),
      tablesPlugin(gathered),
    ],
  };
}

// A single plugin and traversal, so that headings and component titles get their ids in text order.
function headingsAndJsx(gathered: Gathered, title: SourceText['title'], isSnippet: boolean) {
  return { ...headingsPlugin(gathered, title), ...jsxPlugin(gathered, isSnippet), name: 'trellis-headings-and-jsx' };
}
