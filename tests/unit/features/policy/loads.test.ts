import { describe, expect, it } from 'vitest';
import { checkScripts } from '../../../../src/features/policy/checkScripts.js';
import { findLoads } from '../../../../src/features/policy/loads.js';
import { readProgram } from '../../../../src/features/policy/program.js';
import { build } from '../../site/build.js';

const made = "const s = document.createElement('script');\n";
const scriptsIn = (...codes: string[]) =>
  findLoads(readProgram(codes)).filter(({ directive }) => directive === 'script-src');
const addresses = (...codes: string[]) => scriptsIn(...codes).flatMap(({ texts }) => texts);

describe('The address of a script is found', () => {
  it.each([
    ['set as a property', "s.src = 'https://t.example/x.js';"],
    ['set by its name', 's["src"] = "https://t.example/x.js";'],
    ['set as an attribute', "s.setAttribute('src', 'https://t.example/x.js');"],
    ['set with others', "Object.assign(s, { async: true, src: 'https://t.example/x.js' });"],
    ['set on a new element', "Object.assign(document.createElement('script'), { src: 'https://t.example/x.js' });"],
    ['in a variable', "const address = 'https://t.example/x.js'; s.src = address;"],
    ['in a property', "const urls = { cdn: 'https://t.example/x.js' }; s.src = urls.cdn;"],
    ['in a template', 'const host = "https://t.example"; s.src = `${host}/x.js`;'],
    ['in a sum', "const host = 'https://t.example'; s.src = host + '/x.js';"],
    ['of a condition', "s.src = given || 'https://t.example/x.js';"],
    ['of a default', "function f({ address = 'https://t.example/x.js' }) { s.src = address; }"],
    ['of a call', "load('https://t.example/x.js'); function load(address) { s.src = address; }"],
    ['of a call before', "const load = (address) => { s.src = address; }; load('https://t.example/x.js');"],
    [
      'of a function',
      "const host = async () => { return cdn; }; const cdn = 'https://t.example'; s.src = `${await host()}/x.js`;",
    ],
    ['of a short function', "const host = () => 'https://t.example'; s.src = host() + '/x.js';"],
    ['of a function called at once', "(function (a, b) { s.src = b; })(document, 'https://t.example/x.js');"],
    ['of an element', 'const X = () => <script src="https://t.example/x.js" />;'],
    ['of an element made by a function', "h('script', { src: 'https://t.example/x.js' })"],
    ['of an import', "import('https://t.example/x.js');"],
    ['of a URL', "s.src = new URL('x.js', 'https://t.example/').href;"],
    ['of a component', 'const W = ({ src }) => { s.src = src; }; const X = () => <W src="https://t.example/x.js" />;'],
    [
      'of a renamed property',
      'const W = ({ src: a }) => { s.src = a; }; const X = () => <W src="https://t.example/x.js" />;',
    ],
    [
      'of properties',
      'const W = (props) => { s.src = props.src; }; const X = () => <W src="https://t.example/x.js" />;',
    ],
  ])('%s', (_, code) => {
    const [found] = addresses(made + code);
    expect(found).toMatch(/^https:\/\/t\.example\//);
  });

  it('The address of a script in a reference of React', () => {
    const code = "const s = useRef(document.createElement('script')); s.current.src = 'https://t.example/x.js';";
    expect(addresses(code)).toEqual(['https://t.example/x.js']);
  });

  it('The address in a snippet that receives the name of the element', () => {
    const code =
      "(function(i,s,o,g,a){a=s.createElement(o);a.src=g})(window,document,'script','https://t.example/x.js')";
    expect(addresses(code)).toEqual(['https://t.example/x.js']);
  });

  it('The address in another file of the page', () => {
    const widget = `export const Widget = ({ address }) => { ${made} s.src = address; return null; };`;
    expect(addresses(widget, '_jsx(Widget, { address: "https://t.example/x.js" })')).toEqual([
      'https://t.example/x.js',
    ]);
    expect(addresses(widget, '_jsx("a", { address: "https://t.example/x.js" })')).toEqual([]);
  });

  it('No address of another element or of the same site is one of a script on another host', () => {
    expect(scriptsIn("const i = document.createElement('img'); i.src = 'https://t.example/x.png';")).toEqual([]);
    expect(scriptsIn("const x = new Image(); x.src = 'https://t.example/x.png'; <img src={host} />")).toEqual([]);
    expect(addresses(`${made}s.type = 'application/ld+json'; s.textContent = JSON.stringify(data);`)).toEqual([]);
    for (const own of ["'/x.js?' + Date.now()", 'location.origin + "/x.js"', '`/x.js?${id}`'])
      expect(scriptsIn(`${made}s.src = ${own};`)).toMatchObject([{ texts: [/^\//], unknown: undefined }]);
  });

  it('The text of an inline script is found if it is constant', () => {
    expect(scriptsIn(`${made}s.innerHTML = "go('1')";`)).toMatchObject([{ isInline: true, texts: ["go('1')"] }]);
    expect(scriptsIn(`${made}s.text = "go('" + id + "')";`)).toMatchObject([{ texts: [], unknown: 'all' }]);
  });
});

const unknown = (script: string) => {
  const docs = { navigation: [{ group: 'A', pages: ['a'] }] };
  return checkScripts(build(docs, { pages: ['a'] }).settings, [{ file: 'a.js', text: script, isPage: false }]);
};

it.each([
  ["s.src = 'https://' + region + '.t.example/x.js';", 'script-src'],
  ['s.src = `https://${region}.t.example/x.js`;', 'script-src'],
  ['s.src = settings.host + "/x.js";', 'script-src'],
  ["s.setAttribute('src', host + '/x.js');", 'script-src'],
  ['fetch(`https://${region}.t.example/x`);', 'connect-src'],
  ["new WebSocket('wss://' + host);", 'connect-src'],
])('The host of %s is unknown', (script, directive) => {
  expect(unknown(made + script)).toMatchObject([{ help: expect.stringContaining(directive) as string }]);
});

it.each([
  "s.src = 'https://t.example/' + id;",
  "s.src = '//t.example/x.js';",
  "s.src = '/x.js?' + Date.now();",
  's.src = location.origin + "/x.js";',
  "s.src = (location.protocol === 'https:' ? 'https:' : 'http:') + '//t.example/x.js';",
  's.textContent = JSON.stringify(data);',
  "const cdn = 'https://t.example/x.js'; s.src = cdn;",
  "load('https://t.example/x.js'); function load(address) { s.src = address; }",
  "const hosts = ['https://t.example']; s.src = hosts[0] + '/x.js';",
  'fetch(address); fetch(`/api/${id}`); fetch(`https://t.example/${id}`);',
  "// s.src = host + '/x.js';",
  "window._fs_script = 'edge.fullstory.com/s/fs.js'; s.src = 'https://' + _fs_script;",
])('The host of %s is known or is not asked for', (script) => {
  expect(unknown(made + script)).toEqual([]);
});

it('A script in a page is reported at its line, one in a fence is not, and docs.json settles it', () => {
  const script = "<script>\n{`const s = document.createElement('script');\ns.src = host + '/x.js';`}\n</script>\n";
  const file = { file: 'a.mdx', text: ['```html', script, '```', '', script].join('\n'), isPage: true };
  const check = (contentSecurityPolicy?: object | false) => {
    const docs = { navigation: [{ group: 'A', pages: ['a'] }], trellis: { contentSecurityPolicy } };
    return checkScripts(build(docs, { pages: ['a'] }).settings, [file]);
  };
  expect(check()).toMatchObject([
    { code: 'site/unknown-host', file: 'a.mdx', span: { start: { line: 11, column: 9 } } },
  ]);
  expect(check({ 'script-src': ['https://t.example'] })).toEqual([]);
  expect(check(false)).toEqual([]);
});

it('A handler in HTML that a script writes is reported at its place if the script computes its code', () => {
  const text = [
    'list.innerHTML = `<p>\\t\\n</p><b onclick="fixed()">',
    '  <b onclick="open(${id})"> ${rows.map((row) => `<i class="${row}" onchange=${row}>`)}`;',
    `link = '<a onfocus="show(' + id + ')">'; other = '<a onblur="hide()">'; const once = 'one = ' + once;`,
    "b.setAttribute('onclick', 'go(' + id + ')'); b.setAttribute('onclick', 'fixed()'); b.setAttribute(name, id);",
  ].join('\n');
  const check = (contentSecurityPolicy?: object | false) => {
    const docs = { navigation: [{ group: 'A', pages: ['a'] }], trellis: { contentSecurityPolicy } };
    return checkScripts(build(docs, { pages: ['a'] }).settings, [{ file: 'a.js', text, isPage: false }]);
  };
  const places = check().map(({ code, span }) => ({ code, ...span?.start }));
  expect(places).toEqual(
    [
      { line: 2, column: 6 },
      { line: 2, column: 68 },
      { line: 3, column: 12 },
      { line: 4, column: 17 },
    ].map((start) => expect.objectContaining({ code: 'site/unknown-handler', ...start })),
  );
  expect(check({ 'script-src': ["'unsafe-inline'"] })).toEqual([]);
  expect(check(false)).toEqual([]);
});
