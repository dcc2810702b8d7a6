import { afterPaint } from './afterPaint.js';
import headers from 'virtual:later/api-client/dist/v2/blocks/response-block/components/Headers.vue.js';
import body from 'virtual:later/api-client/dist/v2/blocks/response-block/components/ResponseBody.vue.js';
import cookies from 'virtual:later/api-client/dist/v2/blocks/response-block/components/ResponseCookies.vue.js';

/**
 * Loads the components for a response once the form is shown. After a request that fails because the network is down, it would be too late.
 */
export async function loadAnswer(): Promise<void> {
  await afterPaint();
  await Promise.all([headers, body, cookies].map((component) => component.load()));
  await import('virtual:scalar/use-toasts/dist/index.js');
}
