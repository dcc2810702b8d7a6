/** True for files that pages load. Hardly anybody keeps their addresses, so that they may disappear without a redirect. */
export function isEmbedded(address: string): boolean {
  return /\.(?:png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|eot|css|m?js)$/i.test(address);
}
