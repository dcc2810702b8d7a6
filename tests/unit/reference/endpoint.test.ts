import { describe, expect, it } from 'vitest';
import type { Server } from '../../../src/render/body.js';
import { addressParts } from '../../../src/reference/endpoint/address.js';
import { renderBar, type Bar } from '../../../src/reference/endpoint/bar.js';
import { textOf, words } from './values.js';

const server = (url: string, given: Partial<Server> = {}): Server => ({ url, variables: [], absolute: true, ...given });
const bar = (given: Partial<Bar> = {}) =>
  renderBar(
    {
      operation: { kind: 'operation', method: 'GET', path: '/plants/{id}' },
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
])('cuts %s at its placeholders', (address, parts) => {
  expect(addressParts(address)).toEqual(parts);
});

describe('the bar', () => {
  it('shows method, path with placeholders set off, and server', () => {
    const html = bar()?.text ?? '';
    expect(html).toContain('data-method="GET">GET</span>');
    expect(html).toContain('<var>{id}</var>');
    expect(textOf(bar())).toContain('https://api.example.com');
  });

  it('keeps the path whole for whoever copies it', () => {
    const html = bar({ operation: { kind: 'operation', method: 'GET', path: '/a/b/{c}/d' } })?.text ?? '';
    const path = /class="endpoint-path">(.*?)<\/code>/.exec(html)?.[1];
    expect(path?.replace(/<[^>]*>/g, '')).toBe('/a/b/{c}/d');
  });

  it('opens the playground in the mode `show`', () => {
    expect(bar()?.text).toContain(
      'data-playground="/_trellis/playground/" data-operation="/_trellis/operations/x.json"',
    );
    expect(textOf(bar())).toContain('Try it');
  });

  it('has no button where there is no playground', () => {
    expect(textOf(bar({ playground: undefined }))).not.toContain('Try it');
  });

  it('has nothing to operate in the mode `simple`', () => {
    const html = bar({
      mode: 'simple',
      servers: [server('https://{r}.a', { variables: [{ name: 'r', enum: ['x', 'y'] }] }), server('https://b')],
    })?.text;
    expect(html).not.toMatch(/<(?:button|input|select|a)\b|trellis-servers|data-playground/);
    expect(html).toContain('https://b');
  });

  it('is not there in the mode `none`', () => {
    expect(bar({ mode: 'none' })).toBeUndefined();
  });

  it('of a webhook has its name, no server and no playground', () => {
    const html = bar({
      operation: { kind: 'webhook', method: 'POST', path: 'plantAdded' },
      servers: [],
    });
    expect(textOf(html)).toBe('WEBHOOK plantAdded');
    expect(html?.text).not.toMatch(/<button/);
  });
});

describe('servers', () => {
  it('of which there are several can be chosen', () => {
    const html =
      bar({ servers: [server('https://a', { description: '**Live**, in\n`eu_west`' }), server('https://b')] })?.text ??
      '';
    expect(html).toContain('<option value="https://a">https://a (Live, in eu_west)</option>');
    expect(textOf(bar({ servers: [server('https://a', { description: '_Live_' })] }))).toContain('https://a Live');
    expect(html.match(/class="endpoint-choice"/g)).toHaveLength(2);
  });

  it('have inputs for their variables, with the defaults filled in', () => {
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

  it('are not drawn when there is none', () => {
    expect(bar({ servers: [] })?.text).not.toContain('endpoint-servers');
  });
});

it('shows hostile values as text', () => {
  const evil = '"><script>alert(1)</script>{x"onfocus=alert(1)}';
  const html = bar({
    operation: { kind: 'operation', method: evil, path: evil },
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
