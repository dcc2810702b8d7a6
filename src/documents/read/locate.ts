import type { DocumentPlace } from '../documentPlace.js';
import { joinPointer, splitPointer, valueAt } from '../pointer.js';
import { filePlaceIn, type Source } from './parsedFile.js';

/** Sections of Swagger 2.0 that OpenAPI 3 has under `components`. */
const oldSections: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  responses: 'responses',
  parameters: 'parameters',
  requestBodies: 'parameters',
  securitySchemes: 'securityDefinitions',
};

/**
 * Creates the function that locates a part of the upgraded document in the files.
 *
 * @param origin returns file and pointer for a pointer in the bundled document.
 * @param isOld true for Swagger 2.0.
 */
export function createLocate(
  origin: (pointer: string) => { source: Source; pointer: string },
  isOld: boolean,
): (pointer: string) => DocumentPlace {
  return (pointer) => {
    const [components, section, ...rest] = splitPointer(pointer);
    const old = isOld && components === 'components' && section !== undefined ? oldSections[section] : undefined;
    const place = origin(old === undefined ? pointer : joinPointer('', old, ...rest));
    return filePlaceIn(place.source, beforeUpgrade(place.source, place.pointer));
  };
}

/**
 * The upgrade converts `example` to `examples`, so a pointer through `examples` that the file does not have is converted back to `example`.
 */
function beforeUpgrade(source: Source, pointer: string): string {
  const keys = splitPointer(pointer);
  const at = keys.lastIndexOf('examples');
  const holder = joinPointer('', ...keys.slice(0, at));
  if (at < 0 || valueAt(source.value, joinPointer(holder, 'examples')) !== undefined) return pointer;
  const inside = keys[at + 1] === 'default' && keys[at + 2] === 'value' ? keys.slice(at + 3) : keys.slice(at + 2);
  return joinPointer(holder, 'example', ...inside);
}
