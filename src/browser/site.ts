const { base, revision } = document.documentElement.dataset;

/** URL prefix of the site, without trailing slash; empty at the root of a host. */
export const siteBase = base ?? '';

/** True if the development server serves the page. */
export const isDevelopment = revision !== undefined;
