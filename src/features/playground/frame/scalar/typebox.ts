/*
 * Takes the place of the index of Scalar's TypeBox, whose object of all types keeps bundlers from leaving out the nine tenths that nothing uses.
 */
export * as Type from 'virtual:scalar/typebox/build/esm/type/type/type.mjs';
