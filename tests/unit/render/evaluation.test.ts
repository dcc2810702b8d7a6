import { Script } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CompiledBody, ContentModule } from '../../../src/mdx/compiled.js';
import { evaluatePage } from '../../../src/render/evaluatePage.js';
import { bodyOf, evaluated } from './mdx.js';

it('A promise in place of a value is reported, and the rest of the page is shown', () => {
  const { nodes, thrown } = evaluated(
    bodyOf(
      [
        'export const Wait = async () => { await null; return <b>Done</b>; };',
        'export const Around = () => <p>{[Wait()]}</p>;',
        '{new Promise(() => {})}',
        '<Wait />',
        '{(async () => { throw new Error("late"); })()}',
        '<Around />',
        'After.',
      ].join('\n\n'),
    ),
  );
  expect(thrown.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 4 }, () => 'it is a promise, and a page is rendered without waiting'),
  );
  expect(JSON.stringify(nodes)).toContain('After.');
});

it('An object in the text is reported, unless it has a text of its own or a component takes it', () => {
  const { nodes, thrown } = evaluated(
    bodyOf(
      [
        'export const moss = { size: 1 };',
        'export const Bed = ({ children }) => <p>{children.a}</p>;',
        'Moss {moss} and {moss.size}. {{ className: "lead" }}',
        '{{ a: 1 }}',
        '<Bed>{{ a: "Taken" }}</Bed>',
        '{new Date(0)}{[1, 2]}',
      ].join('\n\n'),
    ),
  );
  expect(thrown.map(({ reason, place }) => `${place?.span?.start.line} ${reason}`)).toEqual(
    [5, 5, 7].map((line) => `${line} it is an object, and only text can be shown`),
  );
  const text = JSON.stringify(nodes);
  expect(text).toContain('Taken');
  expect(text).toContain('1970');
  expect(text).not.toContain('[object');
});

it('Only a page with code of its author is evaluated in a thread that can be stopped', () => {
  const run = vi.spyOn(Script.prototype, 'runInContext');
  onTestFinished(() => run.mockRestore());
  evaluated(bodyOf('# Hello\n\nA [link](/a) and `code`.\n\n<Note>Read {"this"}.</Note>\n\n```js\na()\n```\n'));
  expect(run).not.toHaveBeenCalled();
  const { thrown } = evaluated(bodyOf('{function () { throw new Error("late"); }()}\n'));
  expect(run).toHaveBeenCalledOnce();
  expect(thrown.map(({ reason }) => reason)).toEqual(['late']);
});

it('A page starts no timers', () => {
  const timers = (['setInterval', 'setTimeout', 'setImmediate'] as const).map((name) => vi.spyOn(globalThis, name));
  onTestFinished(() => void vi.restoreAllMocks());
  evaluated(bodyOf('{setInterval(() => {}, 1)}\n\n{setTimeout(() => {}, 1)}\n\n{setImmediate(() => {})}'));
  for (const timer of timers) expect(timer).not.toHaveBeenCalled();
});

it('The result is plain data with the rendered components of the author', () => {
  const text = [
    'export const Plant = ({ name, children }) => <li className="plant" onFocus={undefined}>{name}: {children}</li>;',
    '<Card title={<b>Title</b>} icon="leaf" onClick={() => 1} tags={["a", { deep: () => 1, rest: [1] }]}>',
    '<Plant name={2}>moss {true}{null}{[false, 0]}</Plant>',
    '</Card>',
  ].join('\n\n');
  const { nodes } = evaluated(bodyOf(text));
  const [card] = nodes.filter((node) => typeof node === 'object');
  expect(card).toEqual({
    kind: 'component',
    name: 'Card',
    props: { icon: 'leaf', tags: ['a', { deep: undefined, rest: [1] }] },
    slots: { title: [{ kind: 'element', name: 'b', props: {}, children: ['Title'] }] },
    children: expect.arrayContaining([
      { kind: 'element', name: 'li', props: { className: 'plant' }, children: ['2', ': ', 'moss ', '0'] },
    ]) as unknown,
  });
  expect(structuredClone(nodes)).toEqual(nodes);
});

it('Components of the author can read elements as in React', () => {
  const text = [
    'export const Names = ({ children }) => <p>{React.Children.map(children, ({ type, props }) => `${type} ${props.title}`)}</p>;',
    '<Names>{<i title="a" />}{<b title="c" />}</Names>',
  ].join('\n\n');
  expect(JSON.stringify(evaluated(bodyOf(text)).nodes)).toContain('"children":["i a","b c"]');
});

it('A missing component with members, and members of these, leaves its content', () => {
  const text = '<Kit>\n  <Kit.Part>\n    <Kit.Part.Title>Moss</Kit.Part.Title>\n  </Kit.Part>\n</Kit>\n\nAfter.';
  const { nodes, thrown } = evaluated(bodyOf(text));
  expect(thrown).toEqual([]);
  expect(JSON.stringify(nodes)).toMatch(/Moss.*After\./);
});

it('A missing member of a component leaves its content', () => {
  expect(JSON.stringify(evaluated(bodyOf('<Card.Nothing>{1 + 1}</Card.Nothing>')).nodes)).toContain('"2"');
});

it('The headings of two snippets have different ids', () => {
  const snippet = bodyOf('## Rain {1}');
  const module = { kind: 'text', file: 'rain.mdx', references: [], ids: [], digest: '', ...snippet } as ContentModule;
  const imports: CompiledBody['imports'] = [{ names: { Rain: 'default' }, module: '/rain.mdx' }];
  const body = { ...bodyOf('<Rain />\n\n<Rain />'), imports };
  const ids = JSON.stringify(evaluated(body, new Map([['/rain.mdx', module]])).nodes).match(/"id":"[^"]*"/g);
  expect(ids).toEqual(['"id":"rain"', '"id":"rain-2"']);
});

/** Modules by key, as a page imports them. */
function filesOf(files: Readonly<Record<string, Partial<ContentModule>>>): ReadonlyMap<string, ContentModule> {
  const plain = { imports: [], script: '', needs: [], references: [], ids: [], digest: '' };
  return new Map(
    Object.entries(files).map(([key, module]) => [key, { file: key, kind: 'text', code: '', ...plain, ...module }]),
  );
}
const snippetOf = (text: string): Partial<ContentModule> => ({ ...bodyOf(text, { isSnippet: true }), kind: 'text' });
const importOf = (name: string, module: string, exported = 'default') => ({ names: { [name]: exported }, module });

it('A component in a snippet may ask `import.meta` whether the site is published', () => {
  const text =
    "export const Host = () => <b>{import.meta.env.DEV ? 'localhost' : `plants.example`}</b>;\n\nWrite `import.meta.env.DEV`.\n";
  const page = {
    ...bodyOf('<Host /> <Note />'),
    imports: [importOf('Host', 'host', 'Host'), importOf('Note', 'host')],
  };
  const { nodes, thrown } = evaluated(page, filesOf({ host: snippetOf(text) }));
  expect(thrown).toEqual([]);
  expect(JSON.stringify(nodes)).toMatch(/plants\.example[^]*import\.meta\.env\.DEV/);
});

it('A component may look for React among the globals', () => {
  const code =
    'const React = typeof globalThis !== "undefined" && globalThis.React ? globalThis.React : (() => { throw new Error("none"); })();' +
    'exports.Plant = () => React.createElement("b", null, typeof globalThis.document, globalThis.Math.max(1, 2));';
  const page = { ...bodyOf('<Plant />'), imports: [importOf('Plant', 'plant', 'Plant')] };
  const { nodes, thrown } = evaluated(page, filesOf({ plant: { kind: 'script', code } }));
  expect(thrown).toEqual([]);
  expect(JSON.stringify(nodes)).toContain('undefined');
  expect(globalThis).not.toHaveProperty('React');
});

describe('A name that a snippet does not define', () => {
  const title = { kind: 'script', code: 'exports.Title = ({ children }) => h("b", null, children);' } as const;
  const badge = { kind: 'script', code: 'exports.Badge = () => h(Title, null, version);' } as const;
  const inner = snippetOf('export const Own = () => <Title>own</Title>;\n\n<Title>inner {version}</Title> <Own />\n');

  it('Is looked up in the snippet and the page that use it, and then among the components', () => {
    const modules = filesOf({
      title,
      badge,
      inner,
      outer: {
        ...snippetOf('<Inner />\n\n<Badge />\n\n<Card>card {1}</Card>\n'),
        imports: [importOf('Inner', 'inner')],
      },
    });
    const body = {
      ...bodyOf('export const version = 7;\n\n<Outer />\n'),
      imports: [importOf('Outer', 'outer'), importOf('Title', 'title', 'Title'), importOf('Badge', 'badge', 'Badge')],
    };
    const { nodes, thrown } = evaluated(body, modules);
    expect(thrown).toEqual([]);
    const html = JSON.stringify(nodes);
    for (const words of ['["inner ","7"]', '["own"]', '["7"]', '"name":"Card"']) expect(html).toContain(words);
    expect(html).not.toContain('isMissing');
  });

  it('Is undefined where it is a property, and drawn as nothing', () => {
    const text = 'A{host}B{"x" + label + PORT}\n\n<Card title={title} {...rest}>C {host ?? "none"}</Card>\n';
    const { nodes, thrown } = evaluated(
      { ...bodyOf('<S />'), imports: [importOf('S', 's')] },
      filesOf({ s: snippetOf(text) }),
    );
    expect(thrown).toEqual([]);
    expect(JSON.stringify(nodes)).toContain('none');
  });

  it('Is reported where it is a component or exists in the browser only', () => {
    const text = 'export const A = () => <Nobody />;\n\n<A />\n\n<Card title={window.name + 1} />\n';
    const { thrown } = evaluated(
      { ...bodyOf('<S />'), imports: [importOf('S', 's')] },
      filesOf({ s: snippetOf(text) }),
    );
    expect(thrown.map(({ reason }) => reason)).toEqual(['Nobody is not defined', 'window is not defined']);
  });
});

it('A snippet can export a list called `components`, and its properties hold nothing else', () => {
  const text =
    'export const components = ["one", "two"];\n\n<ul {...props}>{components.map((each) => <li>{each}</li>)}</ul>\n';
  const { nodes, thrown } = evaluated(
    {
      ...bodyOf('<S title="t" /> <List components={["three"]} />'),
      imports: [importOf('S', 's'), importOf('List', 'l')],
    },
    filesOf({ s: snippetOf(text), l: snippetOf('{components.join()}') }),
  );
  expect(thrown).toEqual([]);
  const html = JSON.stringify(nodes);
  expect(html).toContain('{"kind":"element","name":"ul","props":{"title":"t"}');
  for (const word of ['one', 'two', 'three']) expect(html).toContain(`"${word}"`);
});

describe('What the text of a page leaves to the browser', () => {
  const drawn = (body: CompiledBody, modules: ReadonlyMap<string, ContentModule> = new Map()) => {
    const page = evaluatePage({ body, ids: [] }, modules, (module) => `/${module ?? 'page'}.js`);
    return { ...page, html: JSON.stringify(page.nodes) };
  };
  const island = (name: string, script = '/page.js') => `"kind":"island","script":"${script}","name":"${name}"`;

  it('Is an element that answers events, with its content in the built page', () => {
    const { html, thrown } = drawn(
      bodyOf('<button className="b" onClick={() => document.title}>Press **me** {1}</button>\n'),
    );
    expect(thrown).toEqual([]);
    expect(html).toContain(island('TrellisLive0'));
    expect(html).toContain('{\\"props\\":{\\"className\\":\\"b\\"},\\"slots\\":[\\"children\\"]}');
    expect(html).toContain('{"kind":"element","name":"button","props":{"className":"b"}');
  });

  it('Is a list of such elements, and a select whose content can hold no other element', () => {
    const list = drawn(bodyOf('{["a"].map((each) => <Card title={each}><b onClick={() => each}>{each}</b></Card>)}\n'));
    expect(list.html).toContain(island('TrellisLive0'));
    expect(list.html).toContain('"name":"b"');
    const select = drawn(bodyOf('<select onChange={() => 1}>\n  <option>One</option>\n</select>\n'));
    expect(select.html).toContain('"name":"select","props":{},"children":[{"kind":"element","name":"option"');
  });

  it('Is an expression that reads the window: empty, or what it gives where there is no window', () => {
    const { html, thrown } = drawn(
      bodyOf('At {window.location.host}, {typeof window === "undefined" ? "built" : window.name}.\n'),
    );
    expect(thrown).toEqual([]);
    expect(html).toMatch(/"name":"TrellisLive0",[^[]*\[\][^[]*\[\],/);
    expect(html).toContain('"children":["built"]');
  });

  it('Gets the values that a snippet is given', () => {
    const snippet = snippetOf('<b onClick={() => alert(word)}>{word}</b>\n');
    const { html } = drawn({ ...bodyOf('<S word="hello" />'), imports: [importOf('S', 's')] }, filesOf({ s: snippet }));
    expect(html).toContain(island('TrellisLive0', '/s.js'));
    expect(html).toContain('\\"$word\\":\\"hello\\"');
  });

  it('Is reported with its place where it throws, and where an attribute of a component reads the window', () => {
    const text =
      '{[1].map((n) => <b onClick={() => n}>{n.a.b}</b>)}\n\n<Card title={window.name + "x"}>text {1}</Card>\n';
    const { html, thrown } = drawn(bodyOf(text));
    expect(thrown.map(({ place }) => place?.span?.start.line)).toEqual([1, 3]);
    expect(thrown[1]?.reason).toBe('window is not defined');
    expect(html).toContain('"name":"Card"');
  });

  it('Is plain HTML where no script can be made', () => {
    const { nodes } = evaluated(bodyOf('<b onClick={() => 1}>x</b>\n'));
    expect(JSON.stringify(nodes)).toBe('[{"kind":"element","name":"b","props":{},"children":["x"]}]');
  });
});
