import { findWebKit } from '../findBrowser.mjs';
import { testCore } from './core.js';
import { WebKit } from './webkit.js';

testCore(() => WebKit.start(findWebKit()));
