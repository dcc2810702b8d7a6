/**
 * The one script that stands in the page itself: it sets the mode before anything is painted. Its text is the same on every
 * page, so that a content security policy can name it by its hash.
 */
export { default as earlyScript } from '../../../browser/early.js?minified';
