import { defineAsyncComponent } from 'vue';

/* Replaces the description of a body's schema, which Scalar's client shows in place of the body on request. */
export const Schema = defineAsyncComponent(
  async () => (await import('virtual:scalar/blocks/dist/schema/index.js')).Schema,
);
