/** Tools whose reference of a library can be named. */
export const sdkFormats = ['typedoc', 'docfx', 'javadoc', 'sphinx', 'phpdoc'] as const;

/** The one whose output becomes pages. */
export const readSdkFormat = 'typedoc';
