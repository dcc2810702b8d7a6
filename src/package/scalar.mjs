import path from 'node:path';
import { packageRoot } from './places.mjs';

const packages = path.join(packageRoot, 'node_modules/@scalar');
const ours = path.join(packageRoot, 'src/features/playground/frame/scalar');

const client = 'api-client/dist/v2';
const auth = `${client}/blocks/scalar-auth-selector-block/components`;
const response = `${client}/blocks/response-block/components`;

/** Components of Scalar that the first view of an operation does not show. They are loaded when they are rendered. */
export const laterComponents = [
  // Only schemes that get their tokens from a server have these forms.
  `${auth}/OAuth2.vue.js`,
  `${auth}/OAuth2Metadata.vue.js`,
  `${auth}/OpenIDConnect.vue.js`,
  // Shown after an answer.
  `${response}/Headers.vue.js`,
  `${response}/ResponseBody.vue.js`,
  `${response}/ResponseBodyStreaming.vue.js`,
  `${response}/ResponseBodyVirtual.vue.js`,
  `${response}/ResponseCookies.vue.js`,
];

/** Modules of Scalar with our replacements, each of which explains what it saves. */
export const replacedModules = {
  [`${client}/blocks/request-block/components/RequestTableRow.vue.js`]: 'field.ts',
  [`${client}/blocks/scalar-auth-selector-block/helpers/oauth.js`]: 'authorization.ts',
  [`${client}/features/environments/components/EnvironmentVariablesDropdown.vue.js`]: 'variables.ts',
  [`${client}/components/code-input/CodeInput.vue.js`]: 'codeInput.ts',
  [`${client}/components/sidebar/Sidebar.vue.js`]: 'sidebar.ts',
  [`${client}/features/localization/index.js`]: 'localization.ts',
  [`${client}/blocks/request-block/components/RequestCodeSnippet.vue.js`]: 'codeSnippet.ts',
  'components/dist/components/ScalarIcon/utils/index.js': 'icons.ts',
  'workspace-store/dist/helpers/snapshot-schema.js': 'snapshotSchema.ts',
  'workspace-store/dist/navigation/helpers/traverse-asyncapi-document.js': 'asyncApi.ts',
  'workspace-store/dist/request-example/functions.js': 'contextFunctions.ts',
};

/** Packages that Scalar imports, with our replacements. */
export const replacedPackages = {
  '@scalar/asyncapi-upgrader': 'asyncApi.ts',
  '@scalar/openapi-upgrader': 'upgrader.ts',
  '@scalar/schemas/asyncapi/3.1': 'asyncApi.ts',
  '@scalar/typebox': 'typebox.ts',
  '@scalar/typebox/value': 'typeboxValue.ts',
  '@scalar/use-toasts': 'toasts.ts',
  yaml: 'yaml.ts',
};

/** Packages that a single module of Scalar imports, with our replacements. */
export const replacedImports = {
  [`${client}/blocks/scalar-address-bar-block/components/AddressBar.vue_vue_type_script_setup_true_lang.js`]: {
    '@scalar/use-codemirror': 'editorView.ts',
  },
  [`${client}/blocks/operation-block/OperationBlock.vue_vue_type_script_setup_true_lang.js`]: {
    '@scalar/blocks/code-example': 'clientOptions.ts',
  },
  [`${client}/blocks/request-block/components/RequestBody.vue_vue_type_script_setup_true_lang.js`]: {
    '@scalar/blocks/schema': 'bodySchema.ts',
  },
};

/** Icons that Scalar shows in other weights than bold and regular. */
export const weightedIcons = ['Minus', 'Play', 'Plus'];

/** Removes the weights that Scalar's components do not show from its icons, which have six each. */
function cutWeights(code) {
  return code.replace(
    /unref\(weight\) === "(?:duotone|fill|light|thin)" \? .*?\) : (?=unref\(weight\)|createCommentVNode)/gs,
    '',
  );
}

const laterPrefix = '\0later:';

/** @returns {import('vite').Plugin} */
export function scalarPlugin() {
  const replacements = new Map([
    ...laterComponents.map((name) => [path.join(packages, name), `${laterPrefix}${name}`]),
    ...Object.entries(replacedModules).map(([name, file]) => [path.join(packages, name), path.join(ours, file)]),
  ]);
  const ofImporter = new Map(
    Object.entries(replacedImports).map(([importer, imports]) => [path.join(packages, importer), imports]),
  );
  const names = new Set([...replacements.keys()].map((file) => path.basename(file)));
  const unused = new Set([...replacements.keys(), ...ofImporter.keys(), ...Object.keys(replacedPackages)]);
  return {
    name: 'scalar',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Our modules name Scalar's own by their paths, which its packages do not export.
      if (source.startsWith('virtual:scalar/')) return path.join(packages, source.slice('virtual:scalar/'.length));
      if (source.startsWith('virtual:later/')) return `${laterPrefix}${source.slice('virtual:later/'.length)}`;
      if (!importer?.includes('@scalar') || importer.startsWith(laterPrefix)) return undefined;
      const [own, used] = ofImporter.get(importer)?.[source]
        ? [ofImporter.get(importer)[source], importer]
        : [replacedPackages[source], source];
      if (own) {
        unused.delete(used);
        return path.join(ours, own);
      }
      if (source.startsWith('.') ? !names.has(path.basename(source)) : !source.startsWith('@scalar/')) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const replacement = resolved && replacements.get(resolved.id);
      if (replacement) unused.delete(resolved.id);
      return replacement ?? resolved;
    },
    load(id) {
      if (!id.startsWith(laterPrefix)) return undefined;
      const [later, component] = [path.join(ours, 'later.ts'), `virtual:scalar/${id.slice(laterPrefix.length)}`];
      return `import { laterComponent } from ${JSON.stringify(later)};
export default laterComponent(() => import(${JSON.stringify(component)}));`;
    },
    transform(code, id) {
      const [, icon] = /@scalar\/icons\/dist\/components\/ScalarIcon(\w+)\.vue_vue/.exec(id) ?? [];
      return icon === undefined || weightedIcons.includes(icon) ? undefined : cutWeights(code);
    },
    buildEnd(error) {
      if (error) return;
      for (const file of unused) this.error(`Nothing in Scalar's packages imports ${file} now.`);
    },
  };
}
