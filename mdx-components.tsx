export { useMDXComponents } from '@/components/mdx/mdx-components';
