/** One page of each main kind, for the benchmarks. */
export const pageKinds = [
  { kind: 'home', path: '/' },
  { kind: 'index', path: '/lite/' },
  { kind: 'long page', path: '/lite/installation/docker' },
  { kind: 'API page', path: '/api/posts/create' },
  { kind: 'service page', path: '/services/social/facebook/' },
] as const;
