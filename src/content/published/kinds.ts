const media = new Set(
  [
    'png jpg jpeg jpe jfif gif webp avif svg svgz ico cur bmp tif tiff apng jxl heic heif',
    'mp4 m4v webm mov ogv avi mkv mpg mpeg mp3 wav ogg oga opus m4a aac flac weba mid',
    'woff woff2 ttf otf eot pdf epub vtt srt lottie riv glb gltf webmanifest',
  ].flatMap((line) => line.split(' ')),
);

/** Files at a site's root that hosts, search engines, browsers and agents request, and proofs of ownership. */
const servedPath = new RegExp(
  `^(?:${[
    String.raw`(?:llms|llms-full|robots|humans|ads|app-ads|sellers|security|ai|trust)\.txt`,
    String.raw`sitemap[\w.-]*\.(?:xml|txt)(?:\.gz)?|(?:rss|feed|atom|browserconfig|crossdomain|opensearch)\.xml`,
    String.raw`manifest\.json|CNAME|_headers|_redirects|_routes\.json|vercel\.json|staticwebapp\.config\.json`,
    String.raw`(?:BingSiteAuth|LiveSearchSiteAuth)\.xml`,
    String.raw`(?:google[\da-f]+|yandex_\w+|baidu_verify_[\w-]+|pinterest-\w+|naver\w+)\.html`,
  ].join('|')})$`,
  'i',
);

/** The extension of a file name in lower case, without its dot; empty if there is none. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** True for kinds of files that documentation publishes: images, fonts, videos, documents. */
export function isMedia(path: string): boolean {
  return media.has(endingOf(path));
}

/**
 * True if a file is published even if nothing names it.
 *
 * @param path path relative to the content root.
 */
export function isServedUnnamed(path: string): boolean {
  return isMedia(path) || servedPath.test(path) || path.startsWith('.well-known/') || /^skill\.md$/i.test(path);
}
