/* Modules that Scalar's packages do not export. `src/package/scalar.mjs` resolves them by path. */

declare module 'virtual:scalar/*.vue.js' {
  const component: import('vue').Component;
  export default component;
}

declare module 'virtual:later/*.vue.js' {
  const component: import('./later.js').LaterComponent;
  export default component;
}

declare module 'virtual:scalar/*.svg_component.js' {
  const component: import('vue').Component;
  export default component;
}

declare module 'virtual:scalar/api-client/dist/v2/features/localization/translations.js' {
  export const en: object;
}

declare module 'virtual:scalar/api-client/dist/v2/features/localization/locales/*' {
  export const ar: object;
  export const de: object;
  export const es: object;
  export const fr: object;
  export const pt: object;
  export const ru: object;
  export const zhCn: object;
  export const zhTw: object;
}

declare module 'virtual:scalar/api-client/dist/v2/blocks/scalar-auth-selector-block/helpers/oauth.js' {
  export function authorizeOauth2(
    flows: Record<string, Record<string, string> | undefined>,
    type: string,
    ...rest: unknown[]
  ): Promise<[Error, null] | [null, object]>;
}

declare module 'virtual:scalar/blocks/dist/code-example/index.js' {
  export function generateClientOptions(clients: unknown): unknown;
}

declare module 'virtual:scalar/blocks/dist/schema/index.js' {
  export const Schema: import('vue').Component;
}

declare module 'virtual:scalar/components/dist/components/ScalarIcon/utils/index.js' {
  type Find = (name: string) => import('vue').Component | null;
  export const getIcon: Find;
  export const getLogo: Find;
}

declare module 'virtual:scalar/localization/dist/index.js' {
  interface Localization {
    provideLocalization: unknown;
    useLocalization: () => { translate: (key: string) => string };
    resolveLocalization: unknown;
  }
  export function createLocalization(config: object): Localization;
}

declare module 'virtual:scalar/use-codemirror/dist/index.js' {
  export const EditorView: { contentAttributes: { of: (attributes: Record<string, string>) => unknown } };
}

declare module 'virtual:scalar/typebox/build/esm/type/type/type.mjs' {}

declare module 'virtual:scalar/typebox/build/esm/value/cast/cast.mjs' {
  export function Cast(schema: object, value: unknown): unknown;
}

declare module 'virtual:scalar/use-toasts/dist/index.js' {
  export const ScalarToasts: import('vue').Component;
  export function useToasts(): { toast(message: string, level?: string, options?: object): void };
}

declare module 'virtual:scalar/workspace-store/dist/helpers/get-resolved-ref-deep.js' {
  export function getResolvedRefDeep(node: unknown): unknown;
}

declare module 'virtual:scalar/workspace-store/dist/request-example/functions.js' {
  export const contextFunctions: Record<string, { fn(): string; comment: string }>;
  export const CONTEXT_FUNCTION_NAMES: string[];
  export const POPULAR_CONTEXT_FUNCTION_KEYS: string[];
}
