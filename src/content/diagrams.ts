import type { Mermaid } from 'mermaid';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { helpFor, nearest } from '../diagnostics/nearest.js';
import type { Content } from './page.js';
import type { DiagramUse } from '../mdx/compiled.js';

/** A fault in the source of a diagram; line and column count from 1. */
interface DiagramFault {
  message: string;
  help: string;
  line: number;
  column: number;
}

/** Errors of Mermaid's parsers. Older ones have a position and the expected tokens, newer ones have both in the message. */
interface ParseError {
  message?: string;
  hash?: { loc?: { first_line: number; first_column: number } };
}

const kinds = [
  ...[
    'flowchart',
    'graph',
    'sequenceDiagram',
    'classDiagram',
    'stateDiagram',
    'stateDiagram-v2',
    'erDiagram',
    'journey',
    'gantt',
  ],
  ...[
    'pie',
    'quadrantChart',
    'requirementDiagram',
    'gitGraph',
    'mindmap',
    'timeline',
    'sankey-beta',
    'xychart-beta',
    'block-beta',
  ],
  ...[
    'C4Context',
    'architecture-beta',
    'kanban',
    'packet-beta',
    'radar-beta',
    'swimlane-beta',
    'treemap',
    'usecase-beta',
  ],
];

let parser: Promise<Mermaid> | undefined;
const faults = new Map<string, DiagramFault | undefined>();

/** The lines that Mermaid parses, by position in the source. It skips its frontmatter, comments and leading empty lines. */
function linesRead(source: string): number[] {
  const lines = source.split('\n');
  const matter = /^\s*---[ \t]*\n[\s\S]*?\n[ \t]*---[ \t]*(?:\n|$)/.exec(source)?.[0];
  const first = matter ? matter.split('\n').length - 1 : 0;
  const read = lines.flatMap((line, index) => (index < first || /^\s*%%(?!\{)/.test(line) ? [] : [index + 1]));
  const beginning = read.findIndex((number) => lines[number - 1]?.trim() !== '');
  return read.slice(Math.max(0, beginning));
}

function faultOf({ message = '', hash }: ParseError, source: string): DiagramFault {
  const lines = source.split('\n');
  const read = linesRead(source);
  const [, saidLine, saidColumn] = /line (\d+)(?:, column (\d+))?/.exec(message) ?? [];
  const number = hash?.loc?.first_line ?? Number(saidLine ?? 1);
  const line = read[Math.min(number, read.length) - 1] ?? 1;
  const column = hash?.loc ? hash.loc.first_column + 1 : Number(saidColumn ?? 1);
  const row = (lines[line - 1] ?? '').trim();
  if (/No diagram type detected/.test(message)) {
    const [kind = ''] = row.split(/\s+/);
    const suggestion = nearest(kind, kinds);
    return {
      message: `\`${kind}\` begins no kind of diagram.`,
      help: helpFor(suggestion, 'A diagram begins with its kind, such as `flowchart TD` or `sequenceDiagram`.'),
      line,
      column: 1,
    };
  }
  return {
    message: `The diagram cannot be read at \`${row}\`.`,
    help: 'It is incomplete there, or a text with special characters needs quotes: `A["Soil (dry)"]`.',
    line,
    column,
  };
}

/** The fault of a Gantt chart whose tasks Mermaid cannot place in time, which it tries only when it draws them. */
async function faultOfTasks({ mermaidAPI }: Mermaid, source: string): Promise<DiagramFault | undefined> {
  const { db } = await mermaidAPI.getDiagramFromText(source);
  try {
    (db as { getTasks?(): unknown }).getTasks?.();
    return undefined;
  } catch (error) {
    const [, date] = /^Invalid date:(.+)/.exec((error as Error).message) ?? [];
    const lines = source.split('\n');
    const line = linesRead(source).find((number) => lines[number - 1]?.includes(date ?? 'gantt')) ?? 1;
    return {
      message:
        date === undefined
          ? 'The tasks of the chart cannot be drawn.'
          : `\`${date}\` is no date of the form of \`dateFormat\`.`,
      help: 'A task is a name without colons, a colon, an id, its start and its end: `Sow : a1, 2030-03-01, 5d` or `Water : a2, after a1, 3d`.',
      line,
      column: (lines[line - 1] ?? '').indexOf(date ?? 'gantt') + 1,
    };
  }
}

/** True if Mermaid rejects the source itself, rather than failing for lack of a browser. */
function isParseError({ message = '', hash }: ParseError): boolean {
  return (
    hash !== undefined || /^(?:parse error|parsing failed|lexical error|syntax error|no diagram type)/i.test(message)
  );
}

const loadParser = (): Promise<Mermaid> => (parser ??= import('./diagramParser.js').then((module) => module.parser));

async function check(source: string): Promise<DiagramFault | undefined> {
  if (faults.has(source)) return faults.get(source);
  const mermaid = await loadParser();
  const fault = await mermaid.parse(source).then(
    ({ diagramType }) => (diagramType === 'gantt' ? faultOfTasks(mermaid, source) : undefined),
    (error: ParseError) => (isParseError(error) ? faultOf(error, source) : undefined),
  );
  faults.set(source, fault);
  return fault;
}

function diagnosticOf(
  { span, isFence }: DiagramUse,
  { message, help, line, column }: DiagramFault,
  file: string,
): Diagnostic {
  const start =
    span && isFence ? { line: span.start.line + line, column: span.start.column + column - 1 } : span?.start;
  return diagnostic('content/diagram', {
    message,
    help,
    file,
    span: start && { start, end: { line: start.line, column: start.column + 1 } },
  });
}

/** Parses a site's diagrams as a browser will, and reports those that cannot be drawn. Mermaid is only loaded if there are diagrams. */
export async function checkDiagrams({ pages, modules }: Pick<Content, 'pages' | 'modules'>): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { file, diagrams = [] } of [...pages, ...modules.values()])
    for (const use of diagrams) {
      const fault = use.source === undefined ? undefined : await check(use.source);
      if (fault) diagnostics.push(diagnosticOf(use, fault, file));
    }
  return diagnostics;
}

/** Mermaid's name for the kind of a diagram, such as `flowchart-v2`; undefined for a source that is none. */
export async function kindOfDiagram(source: string): Promise<string | undefined> {
  // Mermaid knows its kinds once it has parsed something.
  await check(source);
  const mermaid = await loadParser();
  try {
    return mermaid.detectType(source);
  } catch {
    return undefined;
  }
}
