export { hrefOf } from '../content/links.js';
export { isUnsafeAttribute } from '../content/unsafe.js';
