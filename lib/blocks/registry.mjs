// @ts-check
import { composeFile } from './compose-file.mjs';
import { credentials } from './credentials.mjs';
import { envTemplate } from './env-template.mjs';
import { environmentVariables } from './environment-variables.mjs';
import { passage } from './passage.mjs';
import { scopes } from './scopes.mjs';
import { callbackAddresses, webhookAddress } from './service-addresses.mjs';
import { serviceGlance } from './service-glance.mjs';
import { serviceLimits } from './service-limits.mjs';
import { servicesOverview } from './services-overview.mjs';
import { sourceFile } from './source-file.mjs';

/**
 * What pages show of data that stands once: a block is named like a component in a page, and gives Markdown, which goes through the
 * whole pipeline as if it stood there. So its headings, code, placeholders and links are those of the page.
 *
 * @typedef {Readonly<Record<string, string>>} Attributes what the page wrote, such as `{ name: 'backup' }`
 * @typedef {(attributes: Attributes) => string} Block Markdown with the components that pages may use; it throws a sentence of the form
 *   "what is wrong; what to do instead." for attributes that it cannot serve
 */

/** @type {Readonly<Record<string, Block>>} */
export const blocks = {
  CallbackAddresses: callbackAddresses,
  ComposeFile: composeFile,
  Credentials: credentials,
  EnvTemplate: envTemplate,
  EnvironmentVariables: environmentVariables,
  Passage: passage,
  Scopes: scopes,
  ServiceGlance: serviceGlance,
  ServiceLimits: serviceLimits,
  ServicesOverview: servicesOverview,
  SourceFile: sourceFile,
  WebhookAddress: webhookAddress,
};
