/* Replaces the index of Scalar's TypeBox, whose object of all types keeps bundlers from dropping the nine tenths that are unused. */
export * as Type from 'virtual:scalar/typebox/build/esm/type/type/type.mjs';
