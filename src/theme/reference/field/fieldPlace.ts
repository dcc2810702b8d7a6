/** Position of a list of fields. */
export interface FieldPlace {
  /** Prefix of the fields' ids. */
  prefix: string;
  /** Id of the section or field that contains them. */
  anchor: string;
  /** Number of fields around them. */
  depth: number;
  /** Ids of the fields around them, by schema name. */
  within: ReadonlyMap<string, string>;
  /** Ids of schemas in the same tree that other fields lead to, by schema name; undefined outside of a tree. */
  targets?: ReadonlyMap<string, string>;
}

/** A position outside of any field. */
export function fieldPlaceIn(prefix: string, anchor: string): FieldPlace {
  return { prefix, anchor, depth: 0, within: new Map() };
}

/** The position inside a field. */
export function fieldPlaceUnder(place: FieldPlace, id: string, schemaName: string | undefined): FieldPlace {
  return { ...addName({ ...place, anchor: id }, schemaName), prefix: id, depth: place.depth + 1 };
}

/** The position inside a schema, which may have a name. */
export function addName(place: FieldPlace, schemaName: string | undefined): FieldPlace {
  if (schemaName === undefined) return place;
  return { ...place, within: new Map(place.within).set(schemaName, place.anchor) };
}
