/**
 * Makes the test for the links that lead to a page itself.
 *
 * @param path as in `Route.path`, not encoded; undefined when no page is current.
 */
export function currentTest(path: string | undefined): (href: string) => boolean {
  return (href) => path !== undefined && (href.includes('%') ? decodeURIComponent(href) : href) === path;
}
