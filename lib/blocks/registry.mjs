// @ts-check
import { composeFile } from './compose-file.mjs';
import { credentials } from './credentials.mjs';
import { endpoint } from './endpoint.mjs';
import { envTemplate } from './env-template.mjs';
import { environmentVariables } from './environment-variables.mjs';
import { offlineDownloads } from './offline-downloads.mjs';
import { operationList } from './operation-list.mjs';
import { passage } from './passage.mjs';
import { requestFields } from './request-fields.mjs';
import { requestSamples } from './request-samples.mjs';
import { responses } from './responses.mjs';
import { schemaFields } from './schema-fields.mjs';
import { scopes } from './scopes.mjs';
import { callbackAddresses, webhookAddress } from './service-addresses.mjs';
import { serviceGlance } from './service-glance.mjs';
import { serviceLimits } from './service-limits.mjs';
import { servicesOverview } from './services-overview.mjs';
import { sourceFile } from './source-file.mjs';
import { webhookEvent, webhookEvents } from './webhooks.mjs';

/**
 * What pages show of data that stands once: a block is named like a component in a page, and gives Markdown, which goes through the
 * whole pipeline as if it stood there. So its headings, code, placeholders and links are those of the page.
 *
 * @typedef {Readonly<Record<string, string>>} Attributes what the page wrote, such as `{ name: 'backup' }`, and as `level` the level of
 *   headings right below the one that the block stands under
 * @typedef {(attributes: Attributes) => string} Block Markdown with the components that pages may use; it throws a sentence of the form
 *   "what is wrong; what to do instead." for attributes that it cannot serve
 */

/** @type {Readonly<Record<string, Block>>} */
export const blocks = {
  CallbackAddresses: callbackAddresses,
  ComposeFile: composeFile,
  Credentials: credentials,
  Endpoint: endpoint,
  EnvTemplate: envTemplate,
  EnvironmentVariables: environmentVariables,
  OfflineDownloads: offlineDownloads,
  OperationList: operationList,
  Passage: passage,
  RequestFields: requestFields,
  RequestSamples: requestSamples,
  Responses: responses,
  SchemaFields: schemaFields,
  Scopes: scopes,
  ServiceGlance: serviceGlance,
  ServiceLimits: serviceLimits,
  ServicesOverview: servicesOverview,
  SourceFile: sourceFile,
  WebhookAddress: webhookAddress,
  WebhookEvent: webhookEvent,
  WebhookEvents: webhookEvents,
};
