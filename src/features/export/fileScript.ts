const textual = /\.(?:md|json|html|txt)$/;

/** A script that contains a file, because browsers fetch nothing from `file:`. */
export function fileScript(file: string, contents: Buffer): string {
  const isText = textual.test(file);
  const body = JSON.stringify(contents.toString(isText ? 'utf8' : 'base64'));
  return `trellisOffline.keep(${JSON.stringify(file)},${body},${String(isText)});\n`;
}
