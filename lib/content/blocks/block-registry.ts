import { accessibilityCriteria } from './accessibility-criteria';
import { advisory, advisoryTable } from './advisories';
import { claimList } from './claims';
import { composeFile } from './compose-file';
import { envTemplate } from './env-template';
import { environmentVariables } from './environment-variables';
import { errorIndex } from './error-index';
import { schemaFields } from './field-table';
import { filterField } from './filter-field';
import { endpoint, operationList, samples } from './operations';
import { passage } from './passage';
import { pdfDownloads } from './pdf-downloads';
import { releasesOf } from './releases';
import { requestFields } from './request-fields';
import { requestSamples } from './request-samples';
import { requirements } from './requirements';
import { responses } from './responses';
import { callbackAddresses, webhookAddress } from './service-addresses';
import { serviceGlance } from './service-glance';
import { credentials, scopes, serviceLimits, servicesOverview } from './service-tables';
import { sourceFile } from './source-file';
import { webhookEvent, webhookEvents } from './webhooks';

/**
 * Blocks show data that several pages share. A page uses a block like a component, and the block returns Markdown that
 * goes through the whole pipeline as if the page contained it. Its headings, code, placeholders, and links therefore
 * behave like the page's own.
 *
 * @returns Markdown that may use the components of pages
 * @throws an error of the form "what is wrong; what to do instead." for attributes that the block doesn't support
 */
export type Block = (attributes: Attributes) => string;

/**
 * The attributes of a block from the page, such as `{ name: 'backup' }`, and `level`, the level for headings directly
 * below the heading that the block is under.
 */
export type Attributes = Readonly<Record<string, string>>;

export const blocks: Readonly<Record<string, Block>> = {
  AccessibilityCriteria: accessibilityCriteria,
  Advisories: advisoryTable,
  Advisory: advisory,
  CallbackAddresses: callbackAddresses,
  Claims: claimList,
  ComposeFile: composeFile,
  Credentials: credentials,
  Endpoint: endpoint,
  EnvTemplate: envTemplate,
  EnvironmentVariables: environmentVariables,
  ErrorFilter: () => filterField('error'),
  ErrorIndex: errorIndex,
  OperationList: operationList,
  Passage: passage,
  PdfDownloads: pdfDownloads,
  Releases: releasesOf,
  RequestFields: requestFields,
  RequestSamples: requestSamples,
  Requirements: requirements,
  Responses: responses,
  Samples: samples,
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
