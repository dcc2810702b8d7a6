/** What Scalar's client says most, for the languages that it does not speak itself. */
export interface ClientWords {
  all: string;
  auth: string;
  variables: string;
  cookies: string;
  headers: string;
  query: string;
  body: string;
  response: string;
  requestHeaders: string;
  responseHeaders: string;
  authentication: string;
  /** `{type}` stands for the kind. */
  authType: string;
  required: string;
  optional: string;
  key: string;
  value: string;
  token: string;
  username: string;
  password: string;
  show: string;
  hide: string;
  clear: string;
  send: string;
  sendRequest: string;
  copyUrl: string;
  close: string;
  server: string;
  form: string;
  raw: string;
  noBody: string;
  download: string;
  sample: string;
  pathMissing: string;
}
