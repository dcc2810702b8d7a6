/**
 * Loads the components that show an answer, as soon as the form is shown: after a request that fails because the network is down it is too late.
 */
export function loadAnswer(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      void import('virtual:scalar/api-client/dist/v2/blocks/response-block/components/ResponseBody.vue.js');
      void import('virtual:scalar/api-client/dist/v2/blocks/response-block/components/Headers.vue.js');
      void import('virtual:scalar/api-client/dist/v2/blocks/response-block/components/ResponseCookies.vue.js');
      void import('virtual:scalar/use-toasts/dist/index.js');
    }),
  );
}
