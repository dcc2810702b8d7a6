import { apart, rooms } from './tests/rooms.mjs';

/**
 * Checks the direction of the imports of TypeScript files, type-only ones included; eslint checks the .astro files.
 */

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^astro/runtime' },
    },
    {
      // The package has the frame as a bundle, and not as source.
      name: 'frame-is-apart',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/playground/frame/' },
      to: { path: '^src/features/playground/frame/' },
    },
    ...rooms.map((room, index) => ({
      name: `${room}-before-later-rooms`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: `^src/(${[...rooms.slice(index + 1), 'package'].join('|')})/` },
    })),
    ...Object.entries(apart).map(([room, exceptions]) => ({
      name: `${room}-apart`,
      severity: 'error',
      from: { path: `^src/${room}/([^/]+)/`, pathNot: `^src/${room}/(${Object.keys(exceptions).join('|')})/` },
      to: { path: `^src/${room}/[^/]+/`, pathNot: `^src/${room}/$1/` },
    })),
    ...Object.entries(apart).flatMap(([room, exceptions]) =>
      Object.entries(exceptions).map(([folder, others]) => ({
        name: `${room}-${folder}-apart`,
        severity: 'error',
        from: { path: `^src/${room}/${folder}/` },
        to: { path: `^src/${room}/[^/]+/`, pathNot: `^src/${room}/(${[folder, ...others].join('|')})/` },
      })),
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
};
