/** Resolves when the form has been painted. What is not part of it is loaded then. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
