/** Files that a build adds beside pages and assets. */
const files = new Set([
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-index.xml',
  '/404',
  '/404.html',
  '/_redirects',
  '/vercel.json',
]);

/** Whether a path is that of a file which a build adds whatever the pages are. */
export function isGenerated(path: string): boolean {
  return files.has(path) || /^\/_(?:trellis|astro)\//.test(path);
}
