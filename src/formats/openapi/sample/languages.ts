import { curl } from './printers/curl.js';
import { go } from './printers/go.js';
import { java } from './printers/java.js';
import { javascript, typescript } from './printers/javascript.js';
import { php } from './printers/php.js';
import { python } from './printers/python.js';
import { ruby } from './printers/ruby.js';
import { printedBy } from './printers/snippetz.js';
import type { SampleRequest } from './sampleRequest.js';

/** A language for sample requests. */
export interface Language {
  /** Name in settings, for highlighting and for the remembered choice. */
  id: string;
  label: string;
  /** Other names that authors use for it. */
  aliases: readonly string[];
  /** True if the code sets query parameters apart from the address. */
  separatesQuery?: true;
  print(request: SampleRequest): string | undefined;
}

/**
 * A language supported by Scalar's library.
 *
 * @param file see `printedBy`.
 */
function printed(
  id: Parameters<typeof printedBy>[0],
  label: string,
  aliases: readonly string[],
  client: string,
  file: Parameters<typeof printedBy>[2],
): Language {
  return { id, label, aliases, print: printedBy(id, client, file) };
}

/** Every available language. The first seven are shown by default. */
const LANGUAGES: readonly Language[] = [
  { id: 'bash', label: 'cURL', aliases: ['curl', 'shell', 'sh'], print: curl },
  { id: 'javascript', label: 'JavaScript', aliases: ['js', 'fetch'], print: (request) => javascript(request) },
  { id: 'python', label: 'Python', aliases: ['py', 'requests'], separatesQuery: true, print: python },
  { id: 'php', label: 'PHP', aliases: [], print: php },
  { id: 'go', label: 'Go', aliases: ['golang'], print: go },
  { id: 'java', label: 'Java', aliases: [], print: java },
  { id: 'ruby', label: 'Ruby', aliases: ['rb'], print: ruby },
  { id: 'node', label: 'Node.js', aliases: ['nodejs'], print: (request) => javascript(request) },
  { id: 'typescript', label: 'TypeScript', aliases: ['ts'], print: typescript },
  printed('csharp', 'C#', ['c#', 'cs', 'dotnet'], 'httpclient', [
    'System.Text.Encoding.UTF8.GetBytes("<file>")',
    'File.ReadAllBytes(PATH)',
  ]),
  printed('kotlin', 'Kotlin', ['kt'], 'okhttp', ['"<file>"', 'File(PATH)']),
  printed('swift', 'Swift', [], 'nsurlsession', [
    'Data("<file>".utf8)',
    'try Data(contentsOf: URL(fileURLWithPath: PATH))',
  ]),
  printed('rust', 'Rust', ['rs'], 'reqwest', ['"<file>"', 'std::fs::read(PATH)?']),
  printed('dart', 'Dart', [], 'http', ["'<file>'", 'File(PATH).readAsBytesSync()']),
  printed('c', 'C', [], 'libcurl', [
    'CURLOPT_POSTFIELDS, "<file>"',
    'CURLOPT_UPLOAD, 1L);\n  curl_easy_setopt(curl, CURLOPT_READDATA, fopen(PATH, "rb")',
  ]),
  printed('powershell', 'PowerShell', ['ps1', 'pwsh'], 'restmethod', [
    "[System.Text.Encoding]::UTF8.GetBytes('<file>')",
    '[System.IO.File]::ReadAllBytes(PATH)',
  ]),
];

/** Languages shown if docs.json names none. */
export const DEFAULT_LANGUAGES: readonly string[] = LANGUAGES.slice(0, 7).map(({ id }) => id);

/** The language with a name, ignoring case; undefined for an unknown name. */
export function languageNamed(name: string): Language | undefined {
  const word = name.trim().toLowerCase();
  return LANGUAGES.find(
    ({ id, label, aliases }) => id === word || label.toLowerCase() === word || aliases.includes(word),
  );
}
