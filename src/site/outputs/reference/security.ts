import type { OperationDetails } from '../../body.js';
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
  const scopes = scheme.scopes.length > 0 ? [element('p', [`${words.scopes}: ${scheme.scopes.join(', ')}`])] : [];
  const about = [...(scheme.description === undefined ? [] : read(scheme.description)), ...sent, ...scopes];
  return element('li', labelled([element('code', [scheme.name || scheme.id]), ` (${place})`], about, ': '));
}

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
