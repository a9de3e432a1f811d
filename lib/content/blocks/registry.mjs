// @ts-check
import { accessibilityCriteria } from './accessibility-criteria.mjs';
import { advisory, advisoryTable } from './advisories.mjs';
import { checkedPagesTable } from './checked-pages.mjs';
import { composeFile } from './compose-file.mjs';
import { envTemplate } from './env-template.mjs';
import { environmentVariables } from './environment-variables.mjs';
import { errorIndex } from './error-index.mjs';
import { schemaFields } from './field-table.mjs';
import { offlineDownloads } from './offline-downloads.mjs';
import { endpoint, operation, operationList } from './operations.mjs';
import { passage } from './passage.mjs';
import { releasesOf } from './releases.mjs';
import { requestFields } from './request-fields.mjs';
import { requestSamples } from './request-samples.mjs';
import { requirements } from './requirements.mjs';
import { responses } from './responses.mjs';
import { callbackAddresses, webhookAddress } from './service-addresses.mjs';
import { serviceGlance } from './service-glance.mjs';
import { credentials, scopes, serviceLimits } from './service-tables.mjs';
import { servicesOverview } from './services-overview.mjs';
import { sourceFile } from './source-file.mjs';
import { webhookEvent, webhookEvents } from './webhooks.mjs';

/**
 * Blocks show data that several pages share. A page uses a block like a component, and the block returns Markdown that
 * goes through the whole pipeline as if the page contained it. Its headings, code, placeholders, and links therefore
 * behave like the page's own.
 *
 * @typedef {Readonly<Record<string, string>>} Attributes the attributes from the page, such as `{ name: 'backup' }`,
 *   and `level`, the level for headings directly below the heading that the block is under
 * @typedef {(attributes: Attributes) => string} Block returns Markdown that may use the components of pages; for
 *   attributes that it doesn't support, it throws an error of the form "what is wrong; what to do instead."
 */

/** @type {Readonly<Record<string, Block>>} */
export const blocks = {
  AccessibilityCriteria: accessibilityCriteria,
  Advisories: advisoryTable,
  Advisory: advisory,
  CallbackAddresses: callbackAddresses,
  CheckedPages: checkedPagesTable,
  ComposeFile: composeFile,
  Credentials: credentials,
  Endpoint: endpoint,
  EnvTemplate: envTemplate,
  EnvironmentVariables: environmentVariables,
  ErrorIndex: errorIndex,
  OfflineDownloads: offlineDownloads,
  Operation: operation,
  OperationList: operationList,
  Passage: passage,
  Releases: releasesOf,
  RequestFields: requestFields,
  RequestSamples: requestSamples,
  Requirements: requirements,
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
