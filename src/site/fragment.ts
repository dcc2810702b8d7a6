export { findId } from '../content/fragment.js';
