// Entry point for the bundle that renders pages.
export { createApp } from 'astro/app/entrypoint';
export { setSiteBase } from '../theme/layout/href.js';
