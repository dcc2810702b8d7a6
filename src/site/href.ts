export { hrefOf, isExternal, isRefused } from '../content/links.js';
export { isUnsafeAttribute } from '../content/unsafe.js';
