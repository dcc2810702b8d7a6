/** The part of schema.org's vocabulary that pages may use: kinds with what they are kinds of, and the properties each adds. */
const kinds: Readonly<Record<string, { of?: string; properties: string }>> = {
  Thing: {
    properties:
      'additionalType alternateName description disambiguatingDescription identifier image mainEntityOfPage name potentialAction sameAs subjectOf url',
  },
  CreativeWork: {
    of: 'Thing',
    properties:
      'about abstract accessMode author citation copyrightHolder creator dateCreated dateModified datePublished editor hasPart headline inLanguage isPartOf keywords license mainEntity mentions position publisher text thumbnailUrl version video',
  },
  WebSite: { of: 'CreativeWork', properties: 'issn' },
  WebPage: {
    of: 'CreativeWork',
    properties:
      'breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy significantLink speakable specialty',
  },
  Article: {
    of: 'CreativeWork',
    properties: 'articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount',
  },
  TechArticle: { of: 'Article', properties: 'dependencies proficiencyLevel' },
  APIReference: {
    of: 'TechArticle',
    properties: 'assemblyVersion executableLibraryName programmingModel targetPlatform',
  },
  MediaObject: {
    of: 'CreativeWork',
    properties: 'contentSize contentUrl duration encodingFormat height width uploadDate',
  },
  ImageObject: { of: 'MediaObject', properties: 'caption embeddedTextCaption exifData representativeOfPage' },
  Organization: {
    of: 'Thing',
    properties: 'address brand contactPoint email founder legalName location logo member slogan telephone',
  },
  Intangible: { of: 'Thing', properties: '' },
  ItemList: { of: 'Intangible', properties: 'itemListElement itemListOrder numberOfItems' },
  BreadcrumbList: { of: 'ItemList', properties: '' },
  ListItem: { of: 'Intangible', properties: 'item nextItem position previousItem' },
};

const id = (name: string): { '@id': string } => ({ '@id': `schema:${name}` });

function propertyNodes(): object[] {
  const homes = new Map<string, string[]>();
  for (const [kind, { properties }] of Object.entries(kinds))
    for (const property of properties.split(' ').filter(Boolean))
      homes.set(property, [...(homes.get(property) ?? []), kind]);
  return [...homes].map(([property, domains]) => ({
    ...id(property),
    '@type': 'rdf:Property',
    'schema:domainIncludes': domains.map(id),
  }));
}

/** In the form in which schema.org publishes it. */
export const vocabulary = {
  '@graph': [
    ...Object.entries(kinds).map(([kind, { of }]) => ({
      ...id(kind),
      '@type': 'rdfs:Class',
      ...(of === undefined ? {} : { 'rdfs:subClassOf': id(of) }),
    })),
    ...propertyNodes(),
  ],
};
