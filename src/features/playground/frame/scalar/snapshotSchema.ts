/*
 * Replaces the copy of a schema from which Scalar makes examples. The original keeps recursive references, which are then followed ten levels
 * deep: an example of thirty schemas that refer to each other takes seconds and 170 MB. This one cuts them where they return to themselves.
 */
export { getResolvedRefDeep as snapshotSchema } from 'virtual:scalar/workspace-store/dist/helpers/get-resolved-ref-deep.js';
