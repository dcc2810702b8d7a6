import { rooms } from './tests/rooms.mjs';

/**
 * Holds the one-way imports of the TypeScript files, type-only ones included; eslint holds those of the .astro files. All may use
 * `shared`, which uses nothing.
 */

/** Files of a room: of `formats` those that lie in no folder below it. */
const filesOf = (room) => (room === 'formats' ? 'formats/[^/]+$' : `${room}/`);

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
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room}-uses`,
      severity: 'error',
      from: { path: `^src/${filesOf(room)}` },
      to: {
        path: '^src/[^/]+/',
        pathNot: `^src/(${[room, 'shared', ...allowed].map(filesOf).join('|')})`,
      },
    })),
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
