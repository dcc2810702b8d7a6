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

/** True if a path is that of a file that every build adds. */
export function isGenerated(path: string): boolean {
  return files.has(path) || /^\/_(?:trellis|astro)\//.test(path);
}
