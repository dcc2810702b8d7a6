import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import clojure from 'highlight.js/lib/languages/clojure';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import fsharp from 'highlight.js/lib/languages/fsharp';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import julia from 'highlight.js/lib/languages/julia';
import kotlin from 'highlight.js/lib/languages/kotlin';
import objectivec from 'highlight.js/lib/languages/objectivec';
import ocaml from 'highlight.js/lib/languages/ocaml';
import php from 'highlight.js/lib/languages/php';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const grammars = {
  bash,
  c,
  clojure,
  csharp,
  css,
  dart,
  fsharp,
  go,
  http,
  java,
  javascript,
  json,
  julia,
  kotlin,
  objectivec,
  ocaml,
  php,
  powershell,
  python,
  r,
  ruby,
  rust,
  swift,
  typescript,
  xml,
  yaml,
};
Object.entries(grammars).forEach(([name, grammar]) => highlighter.registerLanguage(name, grammar));
// Names of languages that differ between Scalar and highlight.js.
highlighter.registerAliases(['curl', 'shell'], { languageName: 'bash' });
highlighter.registerAliases('node', { languageName: 'javascript' });
highlighter.registerAliases('objc', { languageName: 'objectivec' });

/** Highlights code with highlight.js classes; undefined for a language without grammar. */
export function highlight(code: string, language: string): string | undefined {
  return highlighter.getLanguage(language) && highlighter.highlight(code, { language, ignoreIllegals: true }).value;
}
