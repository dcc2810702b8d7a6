/**
 * Is this the text of a specification? Those in the content folder count without being configured (format spec 1.15).
 * Only the root's key says so: a configuration or a page of data may mention OpenAPI further down.
 */
export function isSpecification(text: string): boolean {
  const plain = text.replace(/^\uFEFF/, '');
  if (!plain.trimStart().startsWith('{')) return /^(openapi|swagger)\s*:\s*["']?[23]\b/m.test(plain);
  if (!/"(openapi|swagger)"\s*:\s*"[23]/.test(plain)) return false;
  try {
    const value: unknown = JSON.parse(plain);
    return typeof value === 'object' && value !== null && ('openapi' in value || 'swagger' in value);
  } catch {
    // Broken, but meant as one: reading it will say what is wrong.
    return true;
  }
}
