import source from '../../client/early.js?raw';

/**
 * The one script that stands in the page itself: it sets the mode before anything is painted. Its text is the same on every
 * page, so that a content security policy can name it by its hash.
 */
export const earlyScript = source
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !/^(?:\/?\*|\/\/)/.test(line))
  .join('\n');
