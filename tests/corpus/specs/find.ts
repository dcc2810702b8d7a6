import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const passedOver = new Set(['node_modules', 'dist', '.git', '.trellis']);

/** OpenAPI and Swagger documents in a folder, by their own word: absolute paths, sorted. A file may be named as well. */
export function findSpecifications(place: string): string[] {
  if (statSync(place).isFile()) return [path.resolve(place)];
  return readdirSync(place, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(place, entry.name);
      if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : findSpecifications(file);
      return /\.(json|ya?ml)$/i.test(entry.name) && isSpecification(readFileSync(file, 'utf8'))
        ? [path.resolve(file)]
        : [];
    })
    .sort();
}

function isSpecification(text: string): boolean {
  return /^\uFEFF?\s*(?:\{\s*)?(?:"[^"]*"\s*:\s*"[^"]*",\s*)*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m.test(text);
}
