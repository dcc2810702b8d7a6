/** The only inline script. It sets the mode before the first paint. Its text is constant, so that a content security policy can allow it by hash. */
export { default as earlyScript } from '../../../browser/early.js?minified';
