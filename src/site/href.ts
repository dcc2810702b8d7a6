export { hrefOf } from '../content/links.js';
