/** Tools whose library references docs.json can name. */
export const sdkFormats = ['typedoc', 'docfx', 'javadoc', 'sphinx', 'phpdoc'] as const;

/** The tool whose output Trellis can read. */
export const readSdkFormat = 'typedoc';
