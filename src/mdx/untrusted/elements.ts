const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Elements that only show something, and neither run, send nor load anything; content of other sites only in a frame. */
export const elements = setOf(`
  a abbr address article aside audio b bdi bdo big blockquote br button caption center cite code col colgroup dd del details dfn
  div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img ins kbd label li main mark nav ol p
  picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr
  track tt u ul var video wbr
  svg g path circle ellipse line polyline polygon rect text tspan title desc defs clipPath mask linearGradient radialGradient
  stop pattern marker symbol
`);

/** Allowed attributes of these elements: appearance, meaning, and where they lead. */
const attributes = setOf(`
  abbr align allowfullscreen allowtransparency alt aspectratio autoplay bgcolor border cellpadding cellspacing cite class
  classname clip-path clip-rule cliprule clippath clippathunits color cols colspan controls coords crossorigin cx cy d datetime
  decoding default dir disabled display download dx dy end fetchpriority fill fill-opacity fill-rule fillopacity fillrule
  font-family font-size fontfamily fontsize font-weight fontweight frameborder fr fx fy gradienttransform gradientunits headers
  height hidden href hreflang hspace htmlfor for id key kind label lang loading loop marker-end marker-start markerend
  markerheight markerstart markerwidth mask media muted name noshade nowrap offset open opacity pathlength patternunits
  playsinline points poster preload preserveaspectratio r refx refy referrerpolicy rel reversed role rounded rows rowspan rx ry
  scope scrolling size sizes span spreadmethod src srclang srcset start stop-color stop-opacity stopcolor stopopacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width strokedasharray
  strokelinecap strokelinejoin strokeopacity strokewidth style summary tabindex target text-anchor textanchor title transform
  translate type valign version viewbox vspace width x x1 x2 xmlns y y1 y2 zoom nozoom
`);

/** Attributes of components with effects beyond the component. */
const reaching =
  /^on|^(?:set|is|client|server|define|transition|slot|class|xlink|v-bind|v-on|bind)[:.]|^(?:dangerouslysetinnerhtml|innerhtml|srcdoc|ref|is|slot|nonce|ping|formaction|action|trellis.*|__proto__)$/i;

/** True if an attribute is allowed on an element, or on a component. */
export function mayHave(isComponent: boolean, name: string): boolean {
  if (reaching.test(name)) return false;
  return isComponent || attributes.has(name.toLowerCase()) || /^aria-[a-z]+$/i.test(name);
}
