// Entry point of the bundle that renders pages.
export { createApp } from 'astro/app/entrypoint';
export { earlyScript } from '../theme/layout/head/earlyScript.js';
export { setSiteBase } from '../theme/layout/href.js';
