export { useMDXComponents } from '@/components/prose/mdx/mdx-components';
