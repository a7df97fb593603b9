/** Components whose CSS comes with their script. Gatsby would put it into every page. */
const OWN_CSS =
  /[\\/]src[\\/]components[\\/](home|checker|offline|sponsors|blog|vote|shortcuts|search[\\/]modal)[\\/]|[\\/]@docsearch[\\/]css[\\/]/;

type CssModule = { type: string; identifier: () => string };

export const isCssOfEveryPage = (module: CssModule) =>
  module.type === 'css/mini-extract' && !OWN_CSS.test(module.identifier());
