import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../../src/site/services.js';
import { hostOf, hostsBehind, hostsIn, hostsOfStyles } from '../../../../src/features/policy/hosts.js';
import {
  hashSource,
  joinPolicies,
  policyOf as parsed,
  policyText,
  type Policy,
} from '../../../../src/features/policy/policy.js';
import { readNeeds, type KnownScripts } from '../../../../src/features/policy/pageNeeds.js';
import { headerRules } from '../../../../src/features/feeds/headerRules.js';
import { servicePolicy } from '../../../../src/features/policy/servicePolicy.js';
import { sitePolicy, type PolicySources } from '../../../../src/features/policy/sitePolicy.js';
import { editTags } from '../../../../src/shared/readTags.js';
import { build } from '../../site/build.js';

const nobody: KnownScripts = { texts: new Set(), inText: false, inHead: false };
const inspectPage = (page: string, known: KnownScripts): { html: string; needs: Policy } => {
  let needs: Policy = {};
  const html = editTags(page, (edits) => [readNeeds(page, edits, known, (found) => (needs = found))]);
  return { html, needs };
};
const nothing: PolicySources = { stylesheets: [], scripts: [], parts: {} };
const policyOf = (docs: object, sources: Partial<PolicySources> = {}) =>
  sitePolicy(build({ navigation: [{ group: 'A', pages: ['a'] }], ...docs }, { pages: ['a'] }), {
    ...nothing,
    ...sources,
  });

describe('HTML of a page', () => {
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
  ])('Loses the executable code in %s', (html) => {
    expect(inspectPage(html, nobody).html).not.toMatch(/script|data:/i);
  });

  it('Keeps everything else unchanged', () => {
    const html =
      '<!-- <a href="javascript:x"> --><a href="/a?b=c&amp;d" title="x=y">x</a> <p>href="javascript:alert(1)"</p><img src="data:image/png;base64,AA" alt=""><script>if (a<b) href="javascript:x"</script>';
    expect(inspectPage(html, nobody).html).toBe(html);
  });

  it('The policy lists the hosts it loads from and the hashes of its styles', () => {
    const html =
      '<style>a{background:url(https://s.example/x.png)}</style><p style="color:red;font:&#34;A&#34;">x</p>' +
      '<img src="https://i.example/a.png" srcset="https://j.example/a.png 1x, /b.png 2x"><iframe src="//f.example/x"></iframe>' +
      '<video src="https://v.example/x.mp4" poster="https://p.example/x.png"></video><form action="https://g.example/x"></form>' +
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A"><a href="https://a.example">x</a>';
    expect(inspectPage(html, nobody).needs).toEqual({
      'style-src': [
        hashSource('a{background:url(https://s.example/x.png)}'),
        'https://fonts.googleapis.com',
        'https://fonts.gstatic.com',
      ],
      'style-src-attr': ["'unsafe-hashes'", hashSource('color:red;font:"A"')],
      'img-src': [
        'https://s.example',
        ...['https://i.example', 'https://*.i.example', 'https://j.example', 'https://*.j.example'],
        ...['https://p.example', 'https://*.p.example', 'https://fonts.googleapis.com'],
      ],
      'font-src': ['https://s.example', 'https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
      'frame-src': ['f.example', '*.f.example'],
      'media-src': ['https://v.example', 'https://*.v.example'],
      'form-action': ['https://g.example', 'https://*.g.example'],
    });
  });

  it('The policy allows a document of the site in an object element', () => {
    expect(inspectPage('<object data="/a.pdf"></object>', nobody).needs).toEqual({ 'object-src': ["'self'"] });
  });

  it('The policy allows the resources of a nested document', () => {
    const html =
      '<iframe srcdoc="&lt;script>a()&lt;/script>&lt;img src=&quot;https://i.a.example/x.png&quot;>"></iframe>';
    expect(inspectPage(html, nobody).needs).toEqual({ 'img-src': ['https://i.a.example'] });
    expect(inspectPage(html, { ...nobody, inText: true }).needs['script-src']).toEqual([hashSource('a()')]);
  });

  it('The policy allows the hosts of the addresses that a page passes to a component', () => {
    const given = '{&quot;props&quot;:{&quot;src&quot;:&quot;https://v.example/fern.mp4&quot;}}';
    const { needs } = inspectPage(`<trellis-island data-given="${given}"></trellis-island>`, nobody);
    const directives = ['connect-src', 'frame-src', 'img-src', 'media-src', 'script-src'] as const;
    const hosts = ['https://v.example'];
    expect(directives.map((directive) => needs[directive])).toEqual([hosts, hosts, hosts, hosts, undefined]);
  });

  it('The policy allows any style for components, diagrams or very many styles', () => {
    const open = ["'unsafe-inline'"];
    for (const element of ['trellis-diagram', 'trellis-island'])
      expect(inspectPage(`<${element} data-a="b"></${element}>`, nobody).needs['style-src']).toEqual(open);
    const many = Array.from({ length: 60 }, (_, index) => `<p style="top:${index}px">x</p>`);
    expect(policyText(inspectPage(many.join(''), nobody).needs)).toBe("style-src-attr 'unsafe-inline'");
    expect(policyText(inspectPage(many.slice(0, 9).join(''), nobody).needs)).not.toContain('unsafe-inline');
  });

  it('The policy allows scripts only if the author wrote some', () => {
    const html =
      '<script>fetch(\'https://t.example\')</script><script src="https://s.example/x.js"></script><script type="a/json">{}</script>';
    expect(inspectPage(html, nobody).needs).toEqual({});
    const { needs } = inspectPage(html, { ...nobody, inText: true });
    expect(needs['script-src']).toEqual([
      hashSource("fetch('https://t.example')"),
      'https://t.example',
      'https://s.example',
    ]);
    expect(needs['connect-src']).toEqual(['https://t.example', 'https://s.example']);
  });

  it('The policy allows known scripts on any page', () => {
    const html = '<script type="module">known()</script><script>other()</script>';
    expect(inspectPage(html, { ...nobody, texts: new Set(['known()']) }).needs).toEqual({
      'script-src': [hashSource('known()')],
    });
  });

  it('The policy allows scripts of the head and no such scripts below it', () => {
    const script =
      '<script>own()</script><script src="https://s.a.example/x.js"></script><script src="/y.js"></script>';
    const { needs } = inspectPage(`<head>${script}</head><script>other()</script>`, { ...nobody, inHead: true });
    expect(needs['script-src']).toEqual([hashSource('own()'), 'https://s.a.example']);
    expect(inspectPage(`<head></head>${script}`, { ...nobody, inHead: true }).needs).toEqual({});
  });

  it('A policy in the head is removed and returned, and one below it is kept', () => {
    const meta = '<meta http-equiv="content-security-policy" content="script-src &#39;self&#39;; img-src a.example">';
    const known = { ...nobody, inHead: true };
    expect(inspectPage(`<head>${meta}</head>`, known)).toEqual({
      html: '<head></head>',
      needs: { 'script-src': ["'self'"], 'img-src': ['a.example'] },
    });
    expect(inspectPage(`<head></head>${meta}`, known)).toEqual({ html: `<head></head>${meta}`, needs: {} });
  });
});

describe('Policy of a site', () => {
  it('Allows files of the site and no external hosts', () => {
    const text = policyText(policyOf({}));
    expect(text).not.toMatch(/unsafe|\*|https?:/);
    expect(text).toContain("object-src 'none'");
    expect(text).toContain("base-uri 'none'");
  });

  it('Allows hosts of docs.json and of files for every page', () => {
    const policy = policyOf(
      {
        logo: 'https://logo.example/a.svg',
        trellis: {
          search: { typesense: { url: 'https://t.example:8108', apiKey: 'k', collectionName: 'c' } },
          feedbackUrl: 'https://f.example/x',
          eventsUrl: 'https://e.example/x',
          imageHosts: ['cdn.example'],
          scripts: ['https://s.example/x.js'],
          contentSecurityPolicy: { 'frame-src': ['https://frame.example'] },
        },
      },
      {
        stylesheets: ["@import url('https://fonts.googleapis.com/css2');"],
        scripts: ["fetch('https://api.own.example/x') // http://www.w3.org/2000/svg"],
        parts: { 'connect-src': ['https://part.example'] },
      },
    );
    expect(policy['img-src']).toEqual(expect.arrayContaining(['https://logo.example', 'https://cdn.example']));
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://t.example:8108',
        'https://f.example',
        'https://e.example',
        'https://api.own.example',
        'https://part.example',
      ]),
    );
    expect(policy['script-src']).toEqual(expect.arrayContaining(['https://s.example', 'https://api.own.example']));
    expect(policy['font-src']).toContain('https://fonts.gstatic.com');
    expect(policy['frame-src']).toContain('https://frame.example');
    expect(JSON.stringify(policy)).not.toContain('w3.org');
  });

  it('Allows the event handlers in the HTML that a script writes', () => {
    const script = `b.innerHTML = \`<b class="a" onclick="accept()">Yes</b><b onblur="to(\${x})">\`;
      c = "<i onclick=\\"no(1)\\">"; d = '<i onclick="say(\\'hello\\')">'; e = '<i onclick="go(' + x + ')">';
      f.setAttribute('onclick', 'set()'); f.setAttribute('class', 'none()'); f.setAttribute('onblur', \`to(\${x})\`)`;
    const { 'script-src': sources } = policyOf({}, { scripts: [script] });
    const codes = ['accept()', 'no(1)', "say('hello')", 'set()'];
    expect(sources?.slice(-5)).toEqual(["'unsafe-hashes'", ...codes.map(hashSource)]);
  });

  it('Has no hash beside a source that invalidates it', () => {
    const open = joinPolicies({ 'style-src': ["'self'", hashSource('a')] }, { 'style-src': ["'unsafe-inline'"] });
    expect(policyText(open)).toBe("style-src 'self' 'unsafe-inline'");
    expect(policyText({ 'object-src': ["'none'", 'https://o.example'] })).toBe('object-src https://o.example');
  });

  it('Allows inline scripts for tags if docs.json does', () => {
    const docs = { analytics: { gtm: { tagId: 'GTM-A' } } };
    const strict = policyText(policyOf(docs));
    expect(strict).toMatch(/script-src 'self' 'sha256-[^;]* https:(?:;|$)/);
    expect(strict).not.toMatch(/script-src [^;]*'unsafe/);
    const allowed = { 'script-src': ["'unsafe-inline'", "'unsafe-eval'"] };
    const open = policyText(policyOf({ ...docs, trellis: { contentSecurityPolicy: allowed } }));
    // A hash would disable 'unsafe-inline'.
    expect(open).toContain("script-src 'self' https: 'unsafe-inline' 'unsafe-eval'");
    expect(open).toContain("object-src 'none'; base-uri 'none'");
  });

  it('Has the same text after parsing', () => {
    const text = "script-src 'self'; upgrade-insecure-requests; img-src a.example b.example";
    expect(policyText(parsed(text))).toBe(text);
    expect(parsed(' ;')).toEqual({});
  });

  it('Allows icons in the navigation of other pages', () => {
    const group = { group: 'B', icon: 'https://icons.example/b.svg', pages: ['b'] };
    const docs = {
      navigation: {
        tabs: [
          { tab: 'One', groups: [{ group: 'A', pages: ['a'] }] },
          { tab: 'Two', groups: [group] },
        ],
      },
    };
    const site = build(docs, { pages: ['a', 'b'] });
    expect(sitePolicy(site, nothing)['img-src']).toContain('https://icons.example');
  });

  it('Leaves frame-ancestors to the header rules', () => {
    const site = (contentSecurityPolicy: object | false) =>
      build({ navigation: [{ group: 'A', pages: ['a'] }], trellis: { contentSecurityPolicy } }, { pages: ['a'] });
    const framed = site({ 'frame-ancestors': ['https://app.example'] });
    expect(policyText(sitePolicy(framed, nothing))).not.toContain('app.example');
    expect(headerRules(framed, { base: '' })).toContain(
      "Content-Security-Policy: frame-ancestors 'self' https://app.example\n",
    );
    expect(headerRules(site(false), { base: '' })).not.toContain('Policy: frame');
  });

  it('Cannot be extended by a semicolon in docs.json', () => {
    const docs = {
      trellis: { contentSecurityPolicy: { 'img-src': ["https://a.example; script-src 'unsafe-inline'"] } },
    };
    expect(policyText(policyOf(docs))).not.toContain('unsafe-inline');
  });
});

it('A host is read from an address', () => {
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

it('A style sheet may name hosts without a scheme', () => {
  expect(hostsOfStyles("@import '//a.example/x';b{background:url( //c.example/d.png)}")).toEqual([
    'https://a.example',
    'https://c.example',
  ]);
});

it('A host implies its subdomains or redirect targets', () => {
  expect(hostsBehind('https://youtube.com/embed/x')).toEqual(['https://youtube.com', 'https://*.youtube.com']);
  expect(hostsBehind('https://www.a.example/x')).toEqual(['https://www.a.example', 'https://a.example']);
  expect(hostsBehind('https://github.com/a/b/raw/main/c.png')).toContain('https://*.githubusercontent.com');
  expect(hostsBehind('https://i.a.example:81/x')).toEqual(['https://i.a.example:81']);
  expect(hostsBehind('/a.png')).toEqual([]);
});

describe('Services', () => {
  const settings: Required<Services['named']> = {
    adobe: { launchUrl: 'https://assets.adobedtm.com/a/launch.min.js' },
    amplitude: { apiKey: 'a' },
    clarity: { projectId: 'a' },
    clearbit: { publicApiKey: 'a' },
    fathom: { siteId: 'a' },
    ga4: { measurementId: 'G-A' },
    gtm: { tagId: 'GTM-A' },
    heap: { appId: 'a' },
    hightouch: { apiKey: 'a' },
    hotjar: { hjid: '1', hjsv: '1' },
    koala: { publicApiKey: 'a' },
    logrocket: { appId: 'a' },
    mixpanel: { projectToken: 'a' },
    pirsch: { id: 'a' },
    plausible: { domain: 'a', server: 'p.example' },
    posthog: { apiKey: 'phc_a', apiHost: 'https://eu.i.posthog.com' },
    segment: { key: 'a' },
    intercom: { appId: 'a' },
    frontchat: { snippetId: 'a' },
  };
  let sources: Record<string, string>;
  beforeAll(async () => {
    vi.stubGlobal('window', {});
    const { providers } = await import('../../../../src/browser/services/providers.js');
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

  it.each(Object.keys(settings) as (keyof typeof settings)[])('The policy allows %s to load its script', (name) => {
    const { 'script-src': allowed = [] } = servicePolicy({ named: { [name]: settings[name] }, onLocalhost: true });
    const { origin, hostname } = new URL(sources[name] ?? '');
    expect(
      allowed.some((host) => host === origin || host === 'https:' || hostname.endsWith(host.replace('https://*', ''))),
    ).toBe(true);
  });
});

describe('Snippets of services', () => {
  const inject = 'var s = document.createElement("script"); s.async = true;';
  it.each([
    [
      'Crisp',
      `window.CRISP_WEBSITE_ID = "a"; ${inject} s.src = "https://client.crisp.chat/l.js";`,
      'wss://*.relay.crisp.chat',
    ],
    [
      'FullStory',
      `window._fs_script = "edge.fullstory.com/s/fs.js"; ${inject} s.src = "https://" + _fs_script;`,
      'https://*.fullstory.com',
    ],
    ['HubSpot', `${inject} s.src = "//js.hs-scripts.com/1.js";`, 'https://*.hs-analytics.net'],
    ['Clarity', `${inject} s.src = "https://www.clarity.ms/tag/" + id;`, 'https://c.bing.com'],
    ['Segment', `${inject} s.src = "https://cdn.segment.com/analytics.js/v1/" + key;`, 'https://api.segment.io'],
    ['Intercom', `${inject} s.src = "https://widget.intercom.io/widget/" + id;`, 'wss://*.intercom.io'],
    ['Reo', `${inject} s.src = "https://static.reo.dev/" + id + "/reo.js";`, 'https://*.reo.dev'],
    ['Kapa', `${inject} s.src = "https://widget.kapa.ai/kapa-widget.bundle.js";`, 'https://*.kapa.ai'],
    ['Chatwoot', `${inject} s.src = base + "/packs/js/sdk.js"; window.chatwootSDK.run({})`, 'wss://*.chatwoot.com'],
    ['PostHog', `${inject} s.src = c.api_host + "/static/array.js"; posthog.init("k", {})`, 'https://*.posthog.com'],
    [
      'the Cloudflare beacon',
      'import "https://static.cloudflareinsights.com/beacon.min.js"',
      'https://cloudflareinsights.com',
    ],
  ])('A script with the snippet of %s may speak to its hosts', (_, text, host) => {
    const own = policyOf({ trellis: { scripts: ['/own.js'] } }, { scripts: [text] });
    expect(own['connect-src']).toContain(host);
    const inPage = inspectPage(`<script>${text}</script>`, { ...nobody, inText: true }).needs;
    expect(inPage['connect-src']).toContain(host);
  });

  it('A service is recognised by the address of its script', () => {
    const address = 'https://static.cloudflareinsights.com/beacon.min.js';
    expect(policyOf({ trellis: { scripts: [address] } })['connect-src']).toContain('https://cloudflareinsights.com');
    const html = '<script src="//js.hs-scripts.com/1.js"></script>';
    const { needs } = inspectPage(html, { ...nobody, inText: true });
    expect(needs['script-src']).toEqual(expect.arrayContaining(['https://js.hs-scripts.com', 'https://*.hubspot.com']));
  });

  it('A script that names hosts of no service is allowed these alone', () => {
    const { needs } = inspectPage('<script>go("https://www.facebook.com", "https://hubspot.com")</script>', {
      ...nobody,
      inText: true,
    });
    expect(needs['script-src']?.slice(1)).toEqual(['https://www.facebook.com', 'https://hubspot.com']);
  });
});
