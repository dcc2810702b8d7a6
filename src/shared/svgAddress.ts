/** An SVG as an address. Only characters that an address or a style sheet cannot contain are encoded, which compresses best. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>\\\n]/g, encodeURIComponent)}`;
}
