import type { ChannelServer } from './asyncapi/details.js';
import type { Security } from './openapi/details.js';

/** What the page about a whole document shows below its description. */
export interface IntroductionDetails {
  /** The description's own sections. */
  texts: readonly IntroductionText[];
  servers: readonly ChannelServer[];
  security: Security;
  /** Groups of entries that have a description. */
  tags: readonly IntroductionText[];
  about: About;
}

/** A text below a heading of its own. */
export interface IntroductionText {
  title: string;
  id: string;
  /** Markdown. */
  text: string;
}

/** Facts about a document, in Markdown. */
export interface About {
  version?: string;
  contact?: string;
  license?: string;
  termsOfService?: string;
}
