// Next uses this file as the source of MDX components (https://nextjs.org/docs/app/guides/mdx). Pages are server
// components, which have no React context, so the provider of @mdx-js/react can't reach them. That package is installed
// because @next/mdx names it as its peer.
export { useMDXComponents } from '@/components/prose/mdx/mdx-components';
