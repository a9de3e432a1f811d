// @ts-check
import './read-typescript.mjs';

const { remarkPlugins: plugins } = await import('./plugins');

export default { plugins };
