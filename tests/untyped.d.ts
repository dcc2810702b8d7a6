declare module '@adobe/structured-data-validator' {
  /** Judges structured data by what search engines ask for and, given a vocabulary, by schema.org. */
  export default class Validator {
    constructor(vocabulary?: object);
    validate(extracted: {
      jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}

/** Only `astro check` reads Astro files; TypeScript alone takes this for each. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
