import type { OperationDetails } from './details.js';

/** Details of a page that describes no operation of HTTP. */
export const bareDetails: OperationDetails = {
  servers: [],
  security: { alternatives: [] },
  parameters: { path: [], query: [], header: [], cookie: [] },
  responses: [],
  callbacks: [],
  samples: [],
  sampleAddress: '',
};
