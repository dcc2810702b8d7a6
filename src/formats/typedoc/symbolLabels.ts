import type { Messages } from '../../i18n/messages.js';
import type { SdkKind } from './details.js';

/** Headings above several symbols, by kind. */
export const symbolLabels: Readonly<Record<SdkKind, keyof Messages['labels']>> = {
  module: 'modules',
  namespace: 'namespaces',
  class: 'classes',
  interface: 'interfaces',
  enum: 'enums',
  function: 'functions',
  type: 'typeAliases',
  variable: 'variables',
};
