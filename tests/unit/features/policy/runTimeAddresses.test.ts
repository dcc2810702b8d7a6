import { expect, it } from 'vitest';
import { checkScripts } from '../../../../src/features/policy/checkScripts.js';
import { findRunTimeAddresses } from '../../../../src/features/policy/runTimeAddresses.js';
import { build } from '../../site/build.js';

const made = "const s = document.createElement('script');\n";

it.each([
  ["s.src = 'https://' + region + '.t.example/x.js';", 'script-src'],
  ['s.src = `https://${region}.t.example/x.js`;', 'script-src'],
  ['s.src = settings.host + "/x.js";', 'script-src'],
  ["s.setAttribute('src', host + '/x.js');", 'script-src'],
  ['fetch(`https://${region}.t.example/x`);', 'connect-src'],
  ["new WebSocket('wss://' + host);", 'connect-src'],
])('The host of %s is unknown', (script, directive) => {
  expect(findRunTimeAddresses(made + script)).toMatchObject([{ directive }]);
});

it.each([
  "s.src = 'https://t.example/' + id;",
  "s.src = '//t.example/x.js';",
  "s.src = '/x.js?' + Date.now();",
  's.src = location.origin + "/x.js";',
  's.textContent = JSON.stringify(data);',
  "const cdn = 'https://t.example/x.js'; s.src = cdn;",
  "load('https://t.example/x.js'); function load(address) { s.src = address; }",
  'fetch(address); fetch(`/api/${id}`); fetch(`https://t.example/${id}`);',
  "// s.src = host + '/x.js';",
  "window._fs_script = 'edge.fullstory.com/s/fs.js'; s.src = 'https://' + _fs_script;",
])('The host of %s is known or is not asked for', (script) => {
  expect(findRunTimeAddresses(made + script)).toEqual([]);
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
