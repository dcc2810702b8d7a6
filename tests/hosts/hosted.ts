import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '../../src/features/feeds/hosts/hosts.js';
import type { TestSite } from '../sites.js';

/** Redirects as authors write them, with all that servers read in ways of their own. */
const redirects = [
  { source: '/old', destination: '/guides/first' },
  { source: '/for-now', destination: '/guides/first', permanent: false },
  { source: '/altes café', destination: '/guides/Grüße an alle' },
  { source: '/asks', destination: '/guides/first?from=old' },
  { source: '/part', destination: '/guides/first#end' },
  { source: '/c++(old)', destination: '/guides/first' },
  { source: '/beta', destination: 'https://beta.example.com', permanent: false },
  { source: '/price', destination: 'https://shop.example.com/a$b?c={d}' },
  { source: '/v1/:slug*', destination: '/guides/:slug*' },
  { source: '/guides/:name/edit', destination: 'https://git.example.com/:name.mdx' },
  { source: '/blog/*', destination: 'https://blog.example.com/*', permanent: false },
  { source: '/found/:word', destination: '/guides/first?q=:word' },
  { source: '/bare/:rest*', destination: '/:rest*' },
  // A page takes precedence over a redirect.
  { source: '/guides/sec*', destination: '/old' },
];

/** Writes a folder with pages whose names servers have to decode. */
function writeHosted(folder: string): void {
  const pages = ['introduction', 'guides/first', 'guides/second', 'guides/Grüße an alle', 'guides/100'];
  mkdirSync(path.join(folder, 'guides'));
  for (const page of pages)
    writeFileSync(
      path.join(folder, `${page}.mdx`),
      `---\ntitle: Page ${page}\n---\n\nLeaves. ${'Ä fern grows. '.repeat(200)}\n`,
    );
  const docs = {
    name: 'Fern',
    theme: 'mint',
    colors: { primary: '#166534' },
    navigation: { pages },
    redirects,
    trellis: { contentSecurityPolicy: { 'frame-ancestors': ['https://app.example.com/$a{b}%20'] } },
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(docs, null, 2));
}

/** A site as it is built for a host. */
export const hosted = (target: HostName, base: string): TestSite => ({
  name: `hosted-${target}${base.replace('/', '-')}`,
  source: writeHosted,
  base,
  target,
});
