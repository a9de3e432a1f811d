// @ts-check

/** @type {import('../service').Service} */
export const sso = {
  key: 'sso',
  name: 'Single sign-on',
  path: '/services/sso',
  group: 'sign-in',
  editions: { pro: 'from 7', enterprise: 'from 8' },
  needs: 'a confidential OpenID Connect client at your identity provider',
  place: 'user menu → **Admin Console** → **Settings** → **Single Sign-On**',
  review: { team: "your identity provider's administrator creates the client", wait: 'immediate' },
  addresses: [{ name: 'Single sign-on', tail: 'auth/sso/callback', editions: ['pro', 'enterprise'] }],
  credentials: [
    { field: 'Identity provider', value: '**Generic OIDC**', source: 'your choice' },
    {
      field: 'Issuer',
      value: "the provider's base URL, such as `https://accounts.google.com`",
      source: 'the table of issuers',
    },
    { field: 'Client ID', value: 'Client ID', source: 'the client at your provider' },
    { field: 'Client secret', value: 'Client secret', source: 'the same page' },
    { field: 'Scopes', value: 'the three scopes below, separated by spaces', source: 'fixed' },
    { field: 'Login button label', value: "the provider's name, such as `Google`", source: 'your choice' },
  ],
  scopes: [
    {
      key: 'login',
      scopes: [
        { name: 'openid', reason: "makes the request a sign-in, and provides the person's permanent ID" },
        { name: 'profile', reason: 'provides the name' },
        { name: 'email', reason: 'provides the address that Mixpost compares with its users at the first sign-in' },
      ],
    },
  ],
  limits: [],
};
