import type { Call, Signature } from './signature';

type Parameter = Call['parameters'][number];

/** `SyncHook(module: Module): void`, `(file: string): boolean`, `?: string` */
export function rowText(signature: Signature): string {
  switch (signature.of) {
    case 'hook': {
      const { kind, arguments: taken, returns } = signature;
      return `${kind}(${parametersText(taken)})${returns === null ? '' : `: ${returns}`}`;
    }
    case 'member':
      return signature.calls.length > 0
        ? signature.calls.map(callText).join(' | ')
        : `${signature.optional ? '?' : ''}: ${signature.type}`;
    case 'option':
    case 'class':
      return signature.type;
  }
}

const callText = ({ generics, parameters, returns }: Call) =>
  `${generics}(${parametersText(parameters)})${returns === '' ? '' : `: ${returns}`}`;

const parametersText = (parameters: readonly Parameter[]) =>
  parameters.map(({ name, type }) => (type === 'any' ? name : `${name}: ${type}`)).join(', ');
