// The options that moved to `module.parser.javascript`, in their old place.
export default {
  module: {
    exprContextRequest: './locales',
    exprContextRegExp: /de\.js$/,
    exprContextRecursive: false,
    exprContextCritical: false,
    unknownContextRequest: './locales',
    unknownContextRegExp: /en\.js$/,
    unknownContextRecursive: false,
    unknownContextCritical: false,
    wrappedContextRegExp: /[a-z]{2}/,
    wrappedContextRecursive: false,
    wrappedContextCritical: true,
    strictExportPresence: true,
    strictThisContextOnImports: true,
  },
};
