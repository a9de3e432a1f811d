// @ts-check

/** @type {import('../service').Service} */
export const openAi = {
  key: 'open-ai',
  name: 'OpenAI',
  path: '/services/ai/open-ai/',
  group: 'ai',
  editions: { pro: '', enterprise: '' },
  needs: 'an OpenAI API key in a project with API credit; a ChatGPT subscription gives none',
  portal: { text: 'OpenAI platform', href: 'https://platform.openai.com' },
  review: {
    team: 'none; OpenAI offers its API in supported countries only',
    wait: 'minutes, until bought credit arrives',
  },
  cost: { text: 'OpenAI charges by use', href: 'https://openai.com/api/pricing' },
  addresses: [],
  credentials: [
    {
      field: 'API key',
      value: 'a project key, which opens with `sk-proj-`',
      source: 'OpenAI project → **API keys**; shown once',
    },
    { field: 'Active', value: 'ticked', source: '' },
  ],
  expectedLabels: true,
  scopes: [
    {
      key: 'restricted',
      note: 'Only a key of the kind Restricted needs them one by one; the kind All has them.',
      scopes: [
        {
          name: 'model.request',
          reason: 'writes the text; in the dialog, **Model capabilities** is **Request** (older: **Write**)',
        },
        { name: 'api.model.read', reason: 'lists the models; in the dialog, **List models** is **Read**' },
      ],
    },
  ],
  limits: [
    {
      key: 'calls',
      rows: [
        {
          what: 'Requests and tokens in a minute and a day',
          network: 'set for each organisation, project and model; OpenAI’s limits page shows yours',
        },
        {
          what: 'Spending',
          network: 'your credit, the monthly limit of your usage tier, and the hard limits that you set',
        },
        { what: 'Life of bought credit', network: 'one year' },
      ],
    },
  ],
  checked: [{ what: 'OpenAI’s help pages and error guide', when: '2026' }],
};
