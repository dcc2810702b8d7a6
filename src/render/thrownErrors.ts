import { diagnostic } from '../diagnostics/create.js';
import { beginning, type Diagnostic } from '../diagnostics/diagnostic.js';
import type { Page } from '../content/page.js';
import type { ContentModule } from '../mdx/compiled.js';
import { unreadable, unsettled, type LostPlace } from './lost.js';
import { isExhaustion } from './exhaustion.js';
import { isOfBrowser, liveComponent } from '../mdx/interactivity.js';
import { messageOf } from '../shared/messageOf.js';

/** Error of a page's expression. Without a position, the whole page is lost. */
export interface Thrown {
  reason: string;
  /** True if the page exceeds a limit. */
  isExhaustion: boolean;
  place?: LostPlace;
}

/** Properties of an author's component that cannot be serialised for the browser. */
export interface LostProperties {
  component: string;
  properties: readonly string[];
  place?: LostPlace;
}

/** Converts a thrown value to a record of the error. */
export function recordThrown(error: unknown, place?: LostPlace): Thrown {
  const reason = messageOf(error);
  return { reason, isExhaustion: isExhaustion(error), ...(place && { place }) };
}

function helpFor({ reason, isExhaustion: isTooMuch }: Thrown): string {
  if (reason === unsettled)
    return 'Write the value into the page, or load it in the browser, in an effect of a component.';
  if (reason === unreadable) return 'Name the value that readers should see, such as `{plant.name}`.';
  if (isTooMuch)
    return 'Look for a loop that never ends, for snippets that include each other several times, and for code that does not belong to a page.';
  if (isOfBrowser(reason.replace(/ is not defined$/, '')))
    return 'Only a browser has it. Read it in an effect of a component of your own: `useEffect(() => …)`.';
  if (/is not defined/.test(reason))
    return 'Import or export the name in this page, or pass it to the snippet that uses it.';
  return 'An expression or a component throws this; readers see that something is missing.';
}

/** Converts an error of a page's own expressions or components to a diagnostic. */
export function thrownDiagnostic(page: Page, modules: ReadonlyMap<string, ContentModule>, fault: Thrown): Diagnostic {
  const { reason, place } = fault;
  return diagnostic('content/evaluate', {
    message: `${place ? 'This part of the page' : 'The page'} cannot be rendered: ${reason.replace(/\.$/, '')}.`,
    help: helpFor(fault),
    file: fileOf(place, page, modules),
    span: place?.span ?? beginning,
  });
}

function fileOf(place: LostPlace | undefined, { file }: Page, modules: ReadonlyMap<string, ContentModule>): string {
  return place?.module === undefined ? file : (modules.get(place.module)?.file ?? file);
}

export function thrownByPart(file: string, error: unknown): Diagnostic {
  const { reason } = recordThrown(error);
  return diagnostic('parts/broken', {
    message: `\`${file}\` cannot be rendered on a page: ${reason.replace(/\.$/, '')}.`,
    help: "Trellis' own part is used there instead.",
    file,
    span: beginning,
  });
}

/** Key of an error, equal whenever the same position of the page throws the same error. Begins with the file of the page. */
export function thrownKey(page: Page, { file, span }: Diagnostic): string {
  return `${page.file}\n${file} ${JSON.stringify(span)}`;
}

export function lostProperties(
  page: Page,
  modules: ReadonlyMap<string, ContentModule>,
  { component, properties, place }: LostProperties,
): Diagnostic {
  const names = properties.map((name) => `\`${name.replace('$', '')}\``).join(', ');
  const receiver = component.startsWith(liveComponent) ? 'An element with event handlers' : `\`<${component}>\``;
  return diagnostic('content/island', {
    message: `${receiver} does not get ${names} in the browser: values created in an expression cannot be sent there.`,
    help: `Write the function into the tag in the text of the page, or export it: \`export const name = () => …\`.`,
    file: fileOf(place, page, modules),
    span: place?.span ?? page.components.find(({ name }) => name === component)?.span,
  });
}
