// @ts-check
import './read-typescript.mjs';

const { rehypePlugins: plugins } = await import('./plugins');

export default { plugins };
