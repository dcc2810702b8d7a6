import { findFirefox } from '../findBrowser.mjs';
import { testCore } from './core.js';
import { Firefox } from './firefox.js';

testCore(() => Firefox.start(findFirefox()));
