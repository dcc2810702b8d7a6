import { isUtf8 } from 'node:buffer';
import { findConflict } from '../diagnostics/conflict.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { indexLines } from '../diagnostics/lines.js';
import { maskCode } from '../mdx/compile/codeMask.js';
import { encodingOf } from '../shared/textEncoding.js';

const help = 'Save the file as UTF-8.';

/** Reports a merge conflict outside of code, where it may be an example. */
function conflictsIn(text: string, file: string): Diagnostic[] {
  const conflict = text.includes('<<<<<<<') ? findConflict(maskCode(text), indexLines(text)) : undefined;
  return conflict ? [diagnostic('content/conflict', { ...conflict, file })] : [];
}

/**
 * Decodes the text of a page or a snippet, and reports a wrong encoding or a merge conflict. Files are UTF-8; UTF-16 with a byte order mark is
 * accepted too. Lines end with a line feed in the result, so that no later step has to know how they end in the file.
 *
 * @param file path for messages.
 */
export function readPageText(bytes: Uint8Array, file: string): { text: string; diagnostics: Diagnostic[] } {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding, { ignoreBOM: encoding === 'utf-8' }).decode(bytes);
  const text = decoded.replace(/\r\n?/g, '\n');
  function faultAt(offset: number, message: string): Diagnostic {
    const span = indexLines(text).spanAt(offset, offset + 1);
    return diagnostic('content/encoding', { message, help, file, span });
  }
  if (encoding !== 'utf-8')
    return {
      text,
      diagnostics: [faultAt(0, 'The file is written in UTF-16; it is read, but other tools expect UTF-8.')],
    };
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return { text, diagnostics: [faultAt(nul, 'The file has a NUL character here: it is damaged, or not in UTF-8.')] };
  if (isUtf8(bytes)) return { text, diagnostics: conflictsIn(text, file) };
  const message =
    'This character is not UTF-8: readers see a replacement for it. The file may be in Latin-1 or Windows-1252.';
  return { text, diagnostics: [faultAt(text.indexOf('\uFFFD'), message)] };
}
