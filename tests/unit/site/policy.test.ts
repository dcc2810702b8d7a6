import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../src/site/services.js';
import { hostOf, hostsIn, joined, policyText } from '../../../src/site/policy/policy.js';
import { inspectPage } from '../../../src/site/policy/pageNeeds.js';
import { servicePolicy } from '../../../src/site/policy/serviceHosts.js';
import { sitePolicy, type PolicySources } from '../../../src/site/policy/sitePolicy.js';
import { build } from './build.js';

const sha = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
const nothing: PolicySources = { inline: [], stylesheets: [], scripts: [], components: [] };
const policyOf = (docs: object, sources: Partial<PolicySources> = {}) =>
  sitePolicy(build({ navigation: [{ group: 'A', pages: ['a'] }], ...docs }, { pages: ['a'] }), {
    ...nothing,
    ...sources,
  });

describe('the HTML of a page', () => {
  it.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x61;script:alert(1)">x</a>',
    '<a href="java&Tab;script&colon;alert(1)">x</a>',
    '<a href="&NewLine; javascript&#58;alert(1)">x</a>',
    "<a class=b href='javascript:alert(1)'>x</a>",
    '<a href=javascript:alert(1)>x</a>',
    '<A HREF="javascript:alert(1)">x</A>',
    '<a\nhref="javascript:alert(1)"\n>x</a>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<a title="a > b" href="javascript:alert(1)">x</a>',
    '<iframe src="data:text/html,x"></iframe>',
    '<form action="javascript:alert(1)"></form>',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  ])('loses what runs code in %s', (html) => {
    expect(inspectPage(html, false).html).not.toMatch(/script|data:/i);
  });

  it('keeps everything else to the byte', () => {
    const html =
      '<!-- <a href="javascript:x"> --><a href="/a?b=c&amp;d" title="x=y">x</a> <p>href="javascript:alert(1)"</p><img src="data:image/png;base64,AA" alt=""><script>if (a<b) href="javascript:x"</script>';
    expect(inspectPage(html, false).html).toBe(html);
  });

  it('tells what it loads, and its styles by their hashes', () => {
    const html =
      '<style>a{background:url(https://s.example/x.png)}</style><p style="color:red;font:&#34;A&#34;">x</p>' +
      '<img src="https://i.example/a.png" srcset="https://j.example/a.png 1x, /b.png 2x"><iframe src="//f.example/x"></iframe>' +
      '<video src="https://v.example/x.mp4" poster="https://p.example/x.png"></video><form action="https://g.example/x"></form>' +
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A"><a href="https://a.example">x</a>';
    expect(inspectPage(html, false).needs).toEqual({
      'style-src': [sha('a{background:url(https://s.example/x.png)}'), 'https://fonts.googleapis.com'],
      'style-src-attr': ["'unsafe-hashes'", sha('color:red;font:"A"')],
      'img-src': [
        'https://s.example',
        'https://i.example',
        'https://j.example',
        'https://p.example',
        'https://fonts.googleapis.com',
      ],
      'font-src': ['https://s.example', 'https://fonts.gstatic.com'],
      'frame-src': ['f.example'],
      'media-src': ['https://v.example'],
      'form-action': ['https://g.example'],
    });
  });

  it('allows scripts only where the author has written some', () => {
    const html =
      '<script>alert(1)</script><script src="https://s.example/x.js"></script><script type="a/json">{}</script>';
    expect(inspectPage(html, false).needs).toEqual({});
    expect(inspectPage(html, true).needs).toEqual({
      'script-src': [sha('alert(1)'), 'https://s.example'],
      'connect-src': ['https://s.example'],
    });
  });
});

describe('the policy of a site', () => {
  it('allows its own files and nothing that stands in the text of a page', () => {
    const text = policyText(policyOf({}));
    expect(text).not.toMatch(/unsafe|\*|https?:/);
    expect(text).toContain("object-src 'none'");
    expect(text).toContain("base-uri 'none'");
  });

  it('takes hosts from docs.json, and from what the author has written for every page', () => {
    const policy = policyOf(
      {
        logo: 'https://logo.example/a.svg',
        trellis: {
          search: { typesense: { url: 'https://t.example:8108', apiKey: 'k', collectionName: 'c' } },
          feedbackUrl: 'https://f.example/x',
          imageHosts: ['cdn.example'],
          scripts: ['https://s.example/x.js'],
          contentSecurityPolicy: { 'frame-src': ['https://frame.example'] },
        },
      },
      {
        stylesheets: ["@import url('https://fonts.googleapis.com/css2');"],
        scripts: ["fetch('https://api.own.example/x') // http://www.w3.org/2000/svg"],
        components: ["fetch('https://island.example/x')"],
      },
    );
    expect(policy['img-src']).toEqual(expect.arrayContaining(['https://logo.example', 'https://cdn.example']));
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://t.example:8108',
        'https://f.example',
        'https://api.own.example',
        'https://island.example',
      ]),
    );
    expect(policy['script-src']).toEqual(expect.arrayContaining(['https://s.example', 'https://api.own.example']));
    expect(policy['script-src']).not.toContain('https://island.example');
    expect(policy['font-src']).toContain('https://fonts.gstatic.com');
    expect(policy['frame-src']).toContain('https://frame.example');
    expect(JSON.stringify(policy)).not.toContain('w3.org');
  });

  it('never holds a hash beside what would make it void', () => {
    const open = joined({ 'style-src': ["'self'", sha('a')] }, { 'style-src': ["'unsafe-inline'"] });
    expect(policyText(open)).toBe("style-src 'self' 'unsafe-inline'");
    expect(policyText({ 'object-src': ["'none'", 'https://o.example'] })).toBe('object-src https://o.example');
  });

  it('cannot be broken out of by what docs.json says', () => {
    const docs = {
      trellis: { contentSecurityPolicy: { 'img-src': ["https://a.example; script-src 'unsafe-inline'"] } },
    };
    expect(policyText(policyOf(docs))).not.toContain('unsafe-inline');
  });
});

it('hosts are read from addresses', () => {
  expect(hostOf('https://A.example:81/x?y')).toBe('https://a.example:81');
  expect(hostOf('//a.example/x')).toBe('a.example');
  expect(hostOf("https://a.example;script-src'x'/y")).toBe('https://a.example');
  expect(hostOf('/a')).toBeUndefined();
  expect(hostOf('mailto:a@x.example')).toBeUndefined();
  expect(hostsIn('a https://b.example/c "wss://d.example" https://b.example `${x}//y`')).toEqual([
    'https://b.example',
    'wss://d.example',
  ]);
});

describe('services', () => {
  const settings: Required<Services['named']> = {
    adobe: { launchUrl: 'https://assets.adobedtm.com/a/launch.min.js' },
    amplitude: { apiKey: 'a' },
    clarity: { projectId: 'a' },
    clearbit: { publicApiKey: 'a' },
    fathom: { siteId: 'a' },
    ga4: { measurementId: 'G-A' },
    gtm: { tagId: 'GTM-A' },
    heap: { appId: 'a' },
    hightouch: { writeKey: 'a' },
    hotjar: { hjid: '1', hjsv: '1' },
    koala: { publicApiKey: 'a' },
    logrocket: { appId: 'a' },
    mixpanel: { projectToken: 'a' },
    pirsch: { id: 'a' },
    plausible: { domain: 'a', server: 'p.example' },
    posthog: { apiKey: 'phc_a', apiHost: 'https://eu.i.posthog.com' },
    segment: { key: 'a' },
    intercom: { appId: 'a' },
    frontchat: { chatId: 'a' },
  };
  let sources: Record<string, string>;
  beforeAll(async () => {
    vi.stubGlobal('window', {});
    const { providers } = await import('../../../src/client/services/providers.js');
    sources = Object.fromEntries(
      Object.entries(providers).map(([name, provider]) => {
        const make = provider as (given: unknown) => { source: string };
        return [name, make(settings[name as keyof typeof settings]).source];
      }),
    );
  });

  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it.each(Object.keys(settings) as (keyof typeof settings)[])('the policy lets %s load its script', (name) => {
    const { 'script-src': allowed = [] } = servicePolicy({ named: { [name]: settings[name] }, onLocalhost: true });
    const { origin, hostname } = new URL(sources[name] ?? '');
    expect(
      allowed.some((host) => host === origin || host === 'https:' || hostname.endsWith(host.replace('https://*', ''))),
    ).toBe(true);
  });
});
