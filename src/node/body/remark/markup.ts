/** HTML that a page may hold: text, tables and pictures, nothing that loads, runs or is filled in. */
const HTML = `a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em
  figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary
  sup table tbody td tfoot th thead time tr u ul var wbr`;

/** SVG that a drawing may consist of: shapes and text, but nothing that runs or moves. */
const SVG = `circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon
  polyline radialGradient rect stop svg symbol text textPath title tspan use`;

export const ELEMENTS: readonly string[] = `${HTML} ${SVG}`.split(/\s+/);

/** Which attribute of which element may hold an address. */
const ADDRESS_OF: Readonly<Record<string, string>> = {
  a: 'href',
  img: 'src',
  image: 'href',
  use: 'href',
};
const ADDRESS =
  /^(?:xlink:?)?href$|^(?:action|background|cite|classid|codebase|data|formaction|longdesc|manifest|ping|poster|src|srcdoc|srcset|usemap)$/i;
const CODE = /^(?:on.*|style|dangerouslySetInnerHTML)$/i;

type Attribute = { name: string; value?: unknown };

/** The issue with an attribute of HTML or SVG, if there is one. */
export function attributeIssue(
  element: string,
  { name, value }: Attribute,
): { message: string; fix: string } | undefined {
  if (CODE.test(name)) {
    return {
      message: `<${element}>: ${name} is code or style, which stands on no page`,
      fix: `<${element}> without ${name}`,
    };
  }
  if (ADDRESS.test(name) && ADDRESS_OF[element] !== name) {
    return {
      message: `<${element}>: ${name} is not an attribute for pages`,
      fix: `<${element}> without ${name}`,
    };
  }
  if (typeof value !== 'string') return undefined;
  const isOutside = element === 'use' ? name === 'href' && !value.startsWith('#') : false;
  if (isOutside || /url\(\s*(?!['"]?#)/i.test(value)) {
    return {
      message: `<${element}>: ${name} leads out of the drawing`,
      fix: `${name === 'href' ? 'href="#id"' : `${name}="url(#id)"`} of something in the same drawing`,
    };
  }
  return undefined;
}
