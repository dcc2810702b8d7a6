import type { OperationDetails } from '../../body.js';
import { labelled } from '../text/compose.js';
import { element, type TextElement, type TextNode } from '../text/nodes.js';
import type { ReadMarkdown } from './schema.js';

type Scheme = OperationDetails['security']['alternatives'][number][number];

const names: Readonly<Record<Scheme['type'], string>> = {
  bearer: 'bearer token',
  basic: 'user name and password',
  apiKey: 'API key',
  oauth2: 'OAuth 2.0',
  openIdConnect: 'OpenID Connect',
  http: 'HTTP authentication',
  mutualTLS: 'client certificate',
};

function schemeItem(scheme: Scheme, read: ReadMarkdown): TextElement {
  const place = scheme.in ? `${names[scheme.type]}, in ${scheme.in}` : names[scheme.type];
  const sent =
    scheme.in === undefined
      ? []
      : [element('p', ['Sent as ', element('code', [`${scheme.name}: ${scheme.placeholder}`])])];
  const scopes = scheme.scopes.length > 0 ? [element('p', [`Scopes: ${scheme.scopes.join(', ')}`])] : [];
  const about = [...(scheme.description === undefined ? [] : read(scheme.description)), ...sent, ...scopes];
  return element('li', labelled([element('code', [scheme.name || scheme.id]), ` (${place})`], about, ': '));
}

/** What a request needs to be allowed: the schemes of an alternative in a list, alternatives apart. */
export function securityNodes({ alternatives }: OperationDetails['security'], read: ReadMarkdown): TextNode[] {
  const needed = alternatives.filter(({ length }) => length > 0);
  return [
    ...needed.flatMap((schemes, index) => [
      ...(index > 0 ? [element('p', ['Or:'])] : []),
      element(
        'ul',
        schemes.map((scheme) => schemeItem(scheme, read)),
      ),
    ]),
    ...(needed.length > 0 && needed.length < alternatives.length
      ? [element('p', ['Works without authorization, too.'])]
      : []),
  ];
}
