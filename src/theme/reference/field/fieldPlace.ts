/** Context of a list of fields. */
export interface FieldPlace {
  /** Beginning of the ids of the fields here. */
  prefix: string;
  /** Id of what they stand in: a section or a field. */
  anchor: string;
  /** In how many fields they stand. */
  depth: number;
  /** Ids of what they stand in, by the name of its schema. */
  within: ReadonlyMap<string, string>;
}

/** A place that is not within a field. */
export function fieldPlaceIn(prefix: string, anchor: string): FieldPlace {
  return { prefix, anchor, depth: 0, within: new Map() };
}

/** The place of what stands within a field. */
export function fieldPlaceUnder(place: FieldPlace, id: string, schemaName: string | undefined): FieldPlace {
  return { ...named({ ...place, anchor: id }, schemaName), prefix: id, depth: place.depth + 1 };
}

/** The place of what stands within a schema that may have a name. */
export function named(place: FieldPlace, schemaName: string | undefined): FieldPlace {
  if (schemaName === undefined) return place;
  return { ...place, within: new Map(place.within).set(schemaName, place.anchor) };
}
