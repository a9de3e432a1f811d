import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { installations } from '@/lib/browser/planner/choices';
import { stepsFolder } from '@/lib/browser/planner/steps-file';
import { methods } from '@/lib/browser/values/choices';
import { check, type DoctorReport, examine } from '@/lib/hosting/terminal/examine';
import { planMarkdown } from '@/lib/hosting/terminal/plan';
import { printReport } from '@/lib/hosting/terminal/print-report';
import type { Docs } from './docs';
import { reply } from './reply';
import { filterShape, namesOf, readOnlyAnnotations } from './shapes';

/** The text of a file. The log doctor searches a million characters at most. */
const fileText = z.string().trim().min(1).max(1_000_000);

const sourceOf = (name: string, text: string) => ({ name, text, isCut: false });
const reportReply = (report: DoctorReport) => reply(printReport(report), report);

/**
 * Registers the tools that diagnose a text, check settings, and plan an upgrade. Secrets are masked in what they
 * return.
 */
export function addDiagnosisTools(server: McpServer, docs: Docs): void {
  server.registerTool(
    'diagnose_log',
    {
      description:
        'Find the causes of errors in a log, a stack trace, an HTTP response, or a report of a Mixpost server, with the fix for its installation.',
      inputSchema: {
        log: fileText.describe('The newest lines, as many as possible'),
        edition: filterShape.edition,
        installation: z.enum(namesOf(methods)).optional(),
        is_mixpost: z.boolean().default(false).describe("The text is about Mixpost, even if it doesn't say so"),
      },
      annotations: readOnlyAnnotations,
    },
    async ({ log, edition = null, installation: method = null, is_mixpost: isCertain }) => {
      const answers = JSON.parse(await docs.file('/doctor-answers.json'));
      return reportReply(examine([sourceOf('log', log)], { edition, method, isCertain }, answers));
    },
  );

  server.registerTool(
    'check_env',
    {
      description:
        'Find misspelled keys, wrong values, and conflicts in the .env file of Mixpost, and mistakes in its Compose file.',
      inputSchema: {
        env: fileText,
        compose: fileText.optional().describe('The text of the Compose file'),
        edition: filterShape.edition,
      },
      annotations: readOnlyAnnotations,
    },
    async ({ env, compose, edition = null }) =>
      reportReply(check([sourceOf('.env', env), ...(compose ? [sourceOf('Compose file', compose)] : [])], edition)),
  );

  server.registerTool(
    'plan_upgrade',
    {
      description: 'Plan an upgrade to another major version of Mixpost, with every command in order, as Markdown.',
      inputSchema: {
        from: z.string().max(20).describe('Edition and major version, such as "pro-5"'),
        to: z.string().max(20).optional().describe('Such as "enterprise-8"; the latest version if omitted'),
        installation: z.enum(namesOf(installations)).default('docker'),
      },
      annotations: readOnlyAnnotations,
    },
    async ({ from, to, installation }) => {
      const stepsIn = async (file: string) => JSON.parse(await docs.file(`/${stepsFolder}/${file}`)).steps;
      const markdown = await planMarkdown(from, to, installation, stepsIn);
      return reply(markdown, { markdown });
    },
  );
}
