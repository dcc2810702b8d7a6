/**
 * Creates the test for links to the page itself.
 *
 * @param path as in `Route.path`, not encoded; undefined if no page is current.
 */
export function currentTest(path: string | undefined): (href: string) => boolean {
  return (href) => path !== undefined && (href.includes('%') ? decodeURIComponent(href) : href) === path;
}
