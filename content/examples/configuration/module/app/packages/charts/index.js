import { scale } from './scale';

export const draw = () => `chart ${scale}`;
//# sourceMappingURL=index.js.map
