const TYPES = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'];
const PASSES = [
  'program',
  'import',
  'exportImport',
  'preStatementByType',
  'blockPreStatementByType',
  'statement',
  'finish',
];

// Keys that occur in src/all.js.
const KEYS = {
  assign: ['total'],
  assignMemberChain: ['config'],
  blockPreStatementByType: ['VariableDeclaration'],
  call: ['compute'],
  callMemberChain: ['api'],
  callMemberChainOfCallMemberChain: ['api'],
  canRename: ['globalThing'],
  evaluate: ['CallExpression'],
  evaluateCallExpression: ['fold'],
  evaluateCallExpressionMember: ['trim'],
  evaluateDefinedIdentifier: ['variable', 'binding', 'constant'],
  evaluateIdentifier: ['FLAG'],
  evaluateNewExpression: ['Folded'],
  evaluateTypeof: ['FLAG'],
  expression: ['api'],
  expressionMemberChain: ['api'],
  isPure: ['ClassDeclaration'],
  label: ['outer'],
  memberChainOfCallMemberChain: ['api'],
  new: ['Thing'],
  pattern: ['total'],
  preStatementByType: ['FunctionDeclaration'],
  rename: ['globalThing'],
  typeof: ['FLAG'],
  unhandledExpressionMemberChain: ['api'],
  varDeclaration: ['variable'],
  varDeclarationConst: ['constant'],
  varDeclarationLet: ['binding'],
  varDeclarationUsing: ['resource'],
  varDeclarationVar: ['variable'],
  write: ['counter'],
  writeMemberChain: ['config'],
};

/** Prints which hooks of the parser ran. */
export class AllHooksPlugin {
  apply(compiler) {
    const { HotModuleReplacementPlugin } = compiler.webpack;
    const all = new Set();
    const ran = new Set();

    new HotModuleReplacementPlugin().apply(compiler);

    compiler.hooks.normalModuleFactory.tap('AllHooksPlugin', (factory) => {
      for (const type of TYPES) {
        factory.hooks.parser.for(type).tap('AllHooksPlugin', (parser) => {
          const tap = (name, hook) => {
            all.add(name);
            hook.tap({ name: 'AllHooksPlugin', stage: -100 }, () => {
              ran.add(name);
              return name === 'canRename' ? true : undefined;
            });
          };
          const hooks = {
            ...parser.hooks,
            ...HotModuleReplacementPlugin.getParserHooks(parser),
          };
          for (const [name, hook] of Object.entries(hooks)) {
            if (!('for' in hook)) tap(name, hook);
            else for (const key of KEYS[name]) tap(name, hook.for(key));
          }
        });
      }
    });
    compiler.hooks.done.tap('AllHooksPlugin', () => {
      const passes = [...ran].filter((name) => PASSES.includes(name));

      console.log(`order: ${passes.join(' ')}.`);
      console.log(`${all.size} hooks, never ran: ${[...all].filter((name) => !ran.has(name))}.`);
    });
  }
}
