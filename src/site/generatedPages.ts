/** Files that a build adds besides pages and assets. */
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

/** True if every build writes a file at this path. */
export function isGenerated(path: string): boolean {
  return files.has(path) || /^\/_(?:trellis|astro)\//.test(path);
}
