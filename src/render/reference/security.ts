import type { OperationDetails } from '../body.js';
import type { Words } from '../../i18n/words.js';
import { labelled } from '../text/compose.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';
import type { Reading } from './schema.js';

type Scheme = OperationDetails['security']['alternatives'][number][number];

function schemeItem(scheme: Scheme, { read, words: { reference: words } }: Reading): TextElement {
  const name = words.scheme[scheme.type];
  const place = scheme.in ? `${name}, ${words.inPlace[scheme.in]}` : name;
  const sent =
    scheme.in === undefined
      ? []
      : [
          element('p', [
            `${words.sentAs} `,
            element('code', [scheme.name + (scheme.in === 'header' ? ': ' : '=') + scheme.placeholder]),
          ]),
        ];
  const scopes = scheme.scopes.length > 0 ? [element('p', [`${words.scopes}: `, code(scheme.scopes.join(' '))])] : [];
  const discovery = scheme.openIdConnectUrl === undefined ? [] : [address(words.discovery, scheme.openIdConnectUrl)];
  const about = [
    ...(scheme.description === undefined ? [] : read(scheme.description)),
    ...sent,
    ...scopes,
    ...discovery,
    ...(scheme.flows.length > 0
      ? [
          element(
            'ul',
            scheme.flows.map((flow) => flowItem(flow, words)),
          ),
        ]
      : []),
  ];
  return element('li', labelled([element('code', [scheme.name || scheme.id]), ` (${place})`], about, ': '));
}

function flowItem(
  { name, authorizationUrl, tokenUrl, refreshUrl, scopes }: Scheme['flows'][number],
  words: Words['reference'],
): TextElement {
  const urls = [
    [words.authorizationUrl, authorizationUrl],
    [words.tokenUrl, tokenUrl],
    [words.refreshUrl, refreshUrl],
  ] as const;
  const rows = scopes.map((scope) =>
    element('li', [code(scope.name), scope.description ? `: ${scope.description}` : '']),
  );
  const about = [
    ...urls.flatMap(([label, url]) => (url === undefined ? [] : [address(label, url)])),
    ...(rows.length > 0 ? [element('p', [`${words.scopes}:`]), element('ul', rows)] : []),
  ];
  const label = Object.hasOwn(words.flow, name) ? words.flow[name as keyof typeof words.flow] : name;
  return element('li', [element('p', [element('strong', [label])]), ...about]);
}

const code = (text: string): TextElement => element('code', [text]);
const address = (label: string, url: string): TextElement => element('p', [`${label}: `, code(url)]);

/** What a request needs to be allowed: the schemes of an alternative in a list, alternatives apart. */
export function securityNodes({ alternatives }: OperationDetails['security'], reading: Reading): TextNode[] {
  const { reference: words } = reading.words;
  const needed = alternatives.filter(({ length }) => length > 0);
  return [
    ...needed.flatMap((schemes, index) => [
      ...(index > 0 ? [element('p', [`${words.or}:`])] : []),
      element(
        'ul',
        schemes.map((scheme) => schemeItem(scheme, reading)),
      ),
    ]),
    ...(needed.length > 0 && needed.length < alternatives.length ? [element('p', [words.withoutAuthorization])] : []),
  ];
}
