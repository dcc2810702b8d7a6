import { snippetz } from '@scalar/snippetz';

type Print = ReturnType<typeof snippetz>['print'];

/** Input of a generator: a request in HTTP Archive form. */
export type SampleRequest = NonNullable<Parameters<Print>[2]>;

/** A language for sample requests. */
export interface Language {
  /** Name in settings, for highlighting and for the remembered choice. */
  id: string;
  label: string;
  /** Other names that authors use for it. */
  aliases: readonly string[];
  /** True if the generator writes the query as separate values. */
  separatesQuery: boolean;
  print(request: SampleRequest): string | undefined;
}

const { print } = snippetz();

/** Every available language. The first seven are shown by default. */
const LANGUAGES: readonly Language[] = [
  language('bash', 'cURL', ['curl', 'shell', 'sh'], (request) => {
    // A JSON body is aligned below the option that it belongs to.
    return print('shell', 'curl', request)
      ?.replace(/^ {2}--data '[[{]\n[^]*/m, (body) => body.replaceAll('\n', '\n  '))
      .replace(/'(--[^]*\r\n)'$/, (_, body: string) => ansiQuoted(body.replaceAll("'\\''", "'")));
  }),
  language('javascript', 'JavaScript', ['js', 'fetch'], (request) =>
    print('js', 'fetch', request)?.replace(/^fetch\(/m, 'const response = await fetch('),
  ),
  {
    ...language('python', 'Python', ['py', 'requests'], (request) => {
      const call = print('python', 'requests', withWrittenText(request))?.replace(
        /^requests\./m,
        'response = requests.',
      );
      return call && `import requests\n\n${call}`;
    }),
    separatesQuery: true,
  },
  language('php', 'PHP', [], (request) =>
    print('php', 'curl', request)?.replace(/'(--[^]*\r\n)'(?=\);)/, (_, body: string) =>
      JSON.stringify(body).replaceAll('$', '\\$'),
    ),
  ),
  language('go', 'Go', ['golang'], (request) => print('go', 'native', request)),
  language('java', 'Java', [], (request) => print('java', 'okhttp', request)),
  language('ruby', 'Ruby', ['rb'], (request) => print('ruby', 'native', request)),
  language('node', 'Node.js', ['nodejs'], (request) => print('node', 'undici', request)),
  language('typescript', 'TypeScript', ['ts'], (request) =>
    print('js', 'fetch', request)?.replace(/^fetch\(/m, 'const response: Response = await fetch('),
  ),
  language('csharp', 'C#', ['c#', 'cs', 'dotnet'], (request) => print('csharp', 'httpclient', request)),
  language('kotlin', 'Kotlin', ['kt'], (request) => print('kotlin', 'okhttp', request)),
  language('swift', 'Swift', [], (request) => print('swift', 'nsurlsession', request)),
  language('rust', 'Rust', ['rs'], (request) => print('rust', 'reqwest', request)),
  language('dart', 'Dart', [], (request) => print('dart', 'http', request)),
  language('c', 'C', [], (request) => print('c', 'libcurl', request)),
  language('powershell', 'PowerShell', ['ps1', 'pwsh'], (request) => print('powershell', 'restmethod', request)),
];

/** Languages shown if docs.json names none. */
export const DEFAULT_LANGUAGES: readonly string[] = LANGUAGES.slice(0, 7).map(({ id }) => id);

/** The language that an author means by a name, in any case; undefined for an unknown name. */
export function languageNamed(name: string): Language | undefined {
  const wanted = name.trim().toLowerCase();
  return LANGUAGES.find(
    ({ id, label, aliases }) => id === wanted || label.toLowerCase() === wanted || aliases.includes(wanted),
  );
}

function language(id: string, label: string, aliases: readonly string[], printIn: Language['print']): Language {
  return { id, label, aliases, separatesQuery: false, print: printIn };
}

/** A shell string in which line ends are visible. */
function ansiQuoted(text: string): string {
  return `$'${text.replaceAll(/[\\']/g, '\\$&').replaceAll('\r', '\\r')}'`;
}

/** The Python generator only handles a few content types as text; a body that turns out not to be JSON is passed as text. */
function withWrittenText(request: SampleRequest): SampleRequest {
  const { postData } = request;
  const isLeftOut = postData?.text !== undefined && !/^application\/(?:json|octet-stream)$/.test(postData.mimeType);
  return isLeftOut && !isJson(postData.text)
    ? { ...request, postData: { ...postData, mimeType: 'application/json' } }
    : request;
}

function isJson(text = ''): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
