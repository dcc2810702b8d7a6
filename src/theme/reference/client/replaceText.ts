/** Replaces a text wherever it occurs within the selected elements, and keeps highlighting, although several elements may contain parts of it. */
export function replaceText(root: Element, selector: string, from: string, to: string): void {
  if (from === to || from === '') return;
  for (const element of root.querySelectorAll(selector)) {
    let start = element.textContent.indexOf(from);
    while (start >= 0) {
      replaceAt(element, start, from.length, to);
      start = element.textContent.indexOf(from, start + to.length);
    }
  }
}

function replaceAt(element: Element, start: number, length: number, text: string): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let isWritten = false;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const size = node.data.length;
    const first = Math.max(start - passed, 0);
    const last = Math.min(start + length - passed, size);
    passed += size;
    if (first >= last) continue;
    node.replaceData(first, last - first, isWritten ? '' : text);
    isWritten = true;
  }
}
