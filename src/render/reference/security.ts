import type { OperationDetails } from '../../formats/openapi/details.js';
import type { Messages } from '../../i18n/messages.js';
import { addLabel } from '../text/compose.js';
import { code, element, type TextElement, type TextNode } from '../text/nodes.js';
import type { Reading } from './schema.js';
import { flowAddresses, flowName, schemeName, sentAs, waysOf } from './schemes.js';

type Scheme = OperationDetails['security']['alternatives'][number][number];

function schemeItem(
  scheme: Scheme,
  isRequired: boolean,
  { read, words: { reference: words, fields, common } }: Reading,
): TextElement {
  const place = [
    schemeName(scheme, words),
    ...(scheme.in ? [words.inPlace[scheme.in]] : []),
    ...(isRequired ? [fields.required] : []),
    ...(scheme.deprecated ? [common.deprecated] : []),
  ];
  const form = sentAs(scheme);
  const sent = form === undefined ? [] : [element('p', [`${words.sentAs} `, code(form)])];
  const scopes = scheme.scopes.length > 0 ? [element('p', [`${words.scopes}: `, code(scheme.scopes.join(' '))])] : [];
  const discovery = scheme.discoveryUrl === undefined ? [] : [address(words.discovery, scheme.discoveryUrl)];
  const flows = scheme.flows.map((flow) => flowItem(flow, words));
  const list = flows.length > 0 ? [element('ul', flows)] : [];
  const about = [...read(scheme.description), ...sent, ...scopes, ...discovery, ...list];
  return element('li', addLabel([code(scheme.name || scheme.id), ` (${place.join(', ')})`], about, ': '));
}

function flowItem(flow: Scheme['flows'][number], words: Messages['reference']): TextElement {
  const { scopes } = flow;
  const rows = scopes.map((scope) =>
    element('li', [code(scope.name), scope.description ? `: ${scope.description}` : '']),
  );
  const about = [
    ...flowAddresses(flow, words).map(({ label, text }) => address(label, text)),
    ...(rows.length > 0 ? [element('p', [`${words.scopes}:`]), element('ul', rows)] : []),
  ];
  return element('li', [element('p', [element('strong', [flowName(flow, words)])]), ...about]);
}

const address = (label: string, url: string): TextElement => element('p', [`${label}: `, code(url)]);

/** Authorisation of a request: a list of schemes for each alternative. */
export function securityNodes(security: OperationDetails['security'], reading: Reading): TextNode[] {
  const { reference: words } = reading.words;
  const { ways, isOptional } = waysOf(security);
  return [
    ...ways.flatMap((schemes, index) => [
      ...(index > 0 ? [element('p', [`${words.or}:`])] : []),
      element(
        'ul',
        schemes.map((scheme) => schemeItem(scheme, !isOptional, reading)),
      ),
    ]),
    ...(ways.length > 0 && isOptional ? [element('p', [words.withoutAuthorization])] : []),
  ];
}
