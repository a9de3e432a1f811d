/** A product whose errors have sections of their own. */
export type Product = {
  readonly name: string;
  /** The sections that are about it. */
  readonly pages: RegExp;
  /** What only texts about it contain, in lowercase: its hosts, its classes, and its name. */
  readonly signs: RegExp;
};

/** The products that report errors in words that others use, too. */
export const products: readonly Product[] = [
  {
    name: 'Facebook, Instagram, or Threads',
    pages: /\/(?:facebook|threads)/,
    signs: /facebook|instagram|threads\.|threads app|oauthexception|fbtrace|socialproviders.{1,2}meta|pages_|\(#\d+\)/,
  },
  { name: 'Google or YouTube', pages: /\/google/, signs: /google|youtube|mybusiness/ },
  { name: 'TikTok', pages: /\/tik-tok/, signs: /tiktok|publish_id/ },
  { name: 'X', pages: /\/social\/x#/, signs: /twitter|\bx\.com|tweet/ },
  { name: 'LinkedIn', pages: /\/linked-in/, signs: /linkedin|urn:li:/ },
  { name: 'Bluesky', pages: /\/bluesky/, signs: /bsky|bluesky|at:\/\/|atproto/ },
  { name: 'Mastodon', pages: /\/mastodon/, signs: /mastodon|\/api\/v[12]\/(?:media|statuses|apps)/ },
  { name: 'Pinterest', pages: /\/pinterest/, signs: /pinterest/ },
  { name: 'Tenor', pages: /\/tenor/, signs: /tenor/ },
  { name: 'OpenAI', pages: /\/open-ai/, signs: /openai|\bgpt-/ },
  { name: 'Paddle', pages: /\/paddle/, signs: /paddle/ },
  { name: 'Paystack', pages: /\/paystack/, signs: /paystack/ },
  { name: 'Stripe', pages: /\/stripe/, signs: /stripe|\b[sr]k_(?:live|test)|\bprice_|whsec_|\bevt_/ },
  { name: 'S3', pages: /\/s3#/, signs: /\bs3\b|amazonaws|putobject|r2\.cloudflare|aws http error|flysystem|bucket/ },
  { name: 'Traefik', pages: /traefik/, signs: /traefik|caused by: dial|providername=docker/ },
];
