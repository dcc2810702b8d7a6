import { createApiReference } from '@scalar/api-reference';
export {createApiReference};
