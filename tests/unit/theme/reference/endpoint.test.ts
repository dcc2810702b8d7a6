import { describe, expect, it } from 'vitest';
import type { Server } from '../../../../src/formats/openapi/details.js';
import { addressParts } from '../../../../src/theme/reference/endpoint/address.js';
import { renderBar, type Bar } from '../../../../src/theme/reference/endpoint/bar.js';
import { textOf, words } from './values.js';

const server = (url: string, given: Partial<Server> = {}): Server => ({ url, variables: [], absolute: true, ...given });
const bar = (given: Partial<Bar> = {}) =>
  renderBar(
    {
      operation: { kind: 'operation', badge: 'GET', path: '/plants/{id}' },
      servers: [server('https://api.example.com')],
      mode: 'interactive',
      playground: { frame: '/_trellis/playground/', operation: '/_trellis/operations/x.json' },
      ...given,
    },
    words,
  );

it.each([
  ['/plants', [{ text: '/plants' }]],
  ['/a/{b}/c', [{ text: '/a/' }, { text: '{b}', variable: 'b' }, { text: '/c' }]],
  ['{base_url}', [{ text: '{base_url}', variable: 'base_url' }]],
  ['/a/{b}.{c}', [{ text: '/a/' }, { text: '{b}', variable: 'b' }, { text: '.' }, { text: '{c}', variable: 'c' }]],
  ['/a/{b', [{ text: '/a/{b' }]],
  ['/a/{}', [{ text: '/a/{}' }]],
])('The address %s is split at its placeholders', (address, parts) => {
  expect(addressParts(address)).toEqual(parts);
});

describe('Endpoint bar', () => {
  it('The bar shows the method, the path with its placeholders and the server', () => {
    const html = bar()?.text ?? '';
    expect(html).toContain('data-method="GET">GET</span>');
    expect(html).toContain('<var>{id}</var>');
    expect(textOf(bar())).toContain('https://api.example.com');
  });

  it('The path is complete when it is copied', () => {
    const html = bar({ operation: { kind: 'operation', badge: 'GET', path: '/a/b/{c}/d' } })?.text ?? '';
    const path = /class="endpoint-path">(.*?)<\/code>/.exec(html)?.[1];
    expect(path?.replace(/<[^>]*>/g, '')).toBe('/a/b/{c}/d');
  });

  it('Lines of the path break only after a slash', () => {
    const piecesOf = (path: string): string[] | undefined => {
      const html = bar({ operation: { kind: 'operation', badge: 'GET', path } })?.text ?? '';
      return /class="endpoint-path">(.*?)<\/code>/
        .exec(html)?.[1]
        ?.split(/<wbr ?\/?>/)
        .map((piece) => piece.replace(/<[^>]*>/g, ''));
    };
    expect(piecesOf('/channels/{channel_id}/messages/{message_id}')).toEqual([
      ...['/channels/', '{channel_id}/', 'messages/', '{message_id}'],
    ]);
    expect(piecesOf('/files/{path/with/slashes}/a')).toEqual(['/files/', '{path/with/slashes}/', 'a']);
  });

  it('The bar opens the playground in interactive mode', () => {
    expect(bar()?.text).toContain(
      'data-playground="/_trellis/playground/" data-operation="/_trellis/operations/x.json"',
    );
    expect(textOf(bar())).toContain('Try it');
  });

  it('The bar has no button without a playground', () => {
    expect(textOf(bar({ playground: undefined }))).not.toContain('Try it');
  });

  it('The bar has no controls in the mode `simple`', () => {
    const html = bar({
      mode: 'simple',
      servers: [server('https://{r}.a', { variables: [{ name: 'r', enum: ['x', 'y'] }] }), server('https://b')],
    })?.text;
    expect(html).not.toMatch(/<(?:button|input|select|a)\b|trellis-servers|data-playground/);
    expect(html).toContain('https://b');
  });

  it('Variables are described without controls in the mode `simple`', () => {
    const region = { name: 'region', default: 'eu', enum: ['eu', 'us'], description: 'Where plants grow.' };
    const html = bar({ mode: 'simple', servers: [server('https://{region}.example.com', { variables: [region] })] });
    expect(textOf(html)).toContain('region eu, us Where plants grow.');
    expect(html?.text).not.toContain('<select');
  });

  it('The mode `none` has no bar', () => {
    expect(bar({ mode: 'none' })).toBeUndefined();
  });

  it('The bar of a webhook has only its name', () => {
    const html = bar({
      operation: { kind: 'webhook', badge: 'WEBHOOK', path: 'plantAdded' },
      servers: [],
    });
    expect(textOf(html)).toBe('WEBHOOK plantAdded');
    expect(html?.text).not.toMatch(/<button/);
  });
});

describe('Servers', () => {
  it('Several servers are a choice', () => {
    const html =
      bar({ servers: [server('https://a', { description: '**Live**, in\n`eu_west`' }), server('https://b')] })?.text ??
      '';
    expect(html).toContain('<option value="https://a">https://a (Live, in eu_west)</option>');
    expect(textOf(bar({ servers: [server('https://a', { description: '_Live_' })] }))).toContain('https://a Live');
    expect(html.match(/class="endpoint-choice"/g)).toHaveLength(2);
  });

  it('Variables have inputs with their defaults', () => {
    const variables = [
      { name: 'region', default: 'eu', enum: ['eu', 'us'], description: 'Where' },
      { name: 'port', enum: [] },
    ];
    const html = bar({ servers: [server('https://{region}.a:{port}', { variables, absolute: false })] });
    expect(html?.text).toContain('<var data-variable="region">eu</var>');
    expect(html?.text).toContain('<var data-variable="port">{port}</var>');
    const optional = bar({
      servers: [server('https://a/{base}', { variables: [{ name: 'base', default: '', enum: [] }] })],
    });
    expect(optional?.text).toContain('<var data-variable="base"></var>');
    expect(html?.text).not.toContain('data-optional');
    expect(optional?.text).toContain('data-optional');
    expect(html?.text).toContain('<option selected>eu</option><option>us</option>');
    expect(html?.text).toMatch(/<input [^>]*data-name="port"[^>]*placeholder="{port}"/);
    expect(textOf(html)).toContain('Where');
  });

  it('An endpoint without servers shows none', () => {
    expect(bar({ servers: [] })?.text).not.toContain('endpoint-servers');
  });
});

it('Hostile values are shown as text', () => {
  const evil = '"><script>alert(1)</script>{x"onfocus=alert(1)}';
  const html = bar({
    operation: { kind: 'operation', badge: evil, path: evil },
    playground: { frame: evil, operation: evil },
    servers: [
      server(evil, {
        description: evil,
        variables: [{ name: 'x"onfocus=alert(1)', default: evil, enum: [evil], description: evil }],
      }),
      server('b'),
    ],
  });
  expect(html?.text).not.toContain('<script');
  expect(html?.text.replace(/<\/?[a-z][\w-]*(?: [\w-]+(?:="[^"<>]*")?)* ?\/?>/g, '')).not.toMatch(/[<>]/);
});
