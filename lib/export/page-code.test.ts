import { describe, expect, it } from 'vitest';
import { pageCodeOf } from './page-code';

describe('inline code', () => {
  it('includes executable scripts of every type, and styles', () => {
    const html =
      '<script>a</script><script type="module">b</script><script type="text/javascript">c && "</b>"</script>' +
      '<script type="speculationrules">{}</script><style>d > e{}</style><style></style>';
    expect(pageCodeOf(html)).toEqual({ scripts: ['a', 'b', 'c && "</b>"', '{}'], styles: ['d > e{}', ''] });
  });

  it('excludes data and external scripts', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="text/plain">x</script><script src="/a.js"></script>';
    expect(pageCodeOf(html).scripts).toEqual([]);
  });
});
