import { defineAsyncComponent } from 'vue';

/* Replaces the list of variables that Scalar shows after `{{`, and its search. */
export default defineAsyncComponent(
  () =>
    import('virtual:scalar/api-client/dist/v2/features/environments/components/EnvironmentVariablesDropdown.vue.js'),
);
