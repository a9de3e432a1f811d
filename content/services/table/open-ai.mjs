// @ts-check

/** @type {import('../service').Service} */
export const openAi = {
  key: 'open-ai',
  name: 'OpenAI',
  path: '/services/ai/open-ai/',
  group: 'ai',
  editions: { pro: '', enterprise: '' },
  needs:
    "an OpenAI API key in a project with API credit; a ChatGPT subscription doesn't include any. Pro 7, Enterprise 8, and later also support [other providers](/services/ai/open-ai/#other-ai-providers)",
  portal: { text: 'OpenAI platform', href: 'https://platform.openai.com' },
  review: {
    team: 'none; OpenAI offers its API in supported countries only',
    wait: 'minutes, until purchased credit is available',
  },
  cost: { text: 'OpenAI charges by use', href: 'https://openai.com/api/pricing' },
  addresses: [],
  credentials: [
    {
      field: 'API key',
      value: 'a project key, which starts with `sk-proj-`',
      source: 'OpenAI project → **API keys**; shown once',
    },
    { field: 'Active', value: 'selected', source: '' },
  ],
  scopes: [
    {
      key: 'restricted',
      note: 'Only a Restricted key needs them individually; a key with All permissions has them.',
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
          what: 'Requests and tokens per minute and per day',
          network: "set for each organization, project, and model; OpenAI's limits page shows yours",
        },
        {
          what: 'Spending',
          network: "your credit, your usage tier's monthly limit, and the hard limits that you set",
        },
        { what: 'Lifetime of purchased credit', network: 'one year' },
      ],
    },
  ],
};
