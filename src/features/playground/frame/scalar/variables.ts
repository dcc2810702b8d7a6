import { defineAsyncComponent } from 'vue';

/* Takes the place of the list that Scalar shows while the reader types `{{`, and the search in it. */
export default defineAsyncComponent(
  () =>
    import('virtual:scalar/api-client/dist/v2/features/environments/components/EnvironmentVariablesDropdown.vue.js'),
);
