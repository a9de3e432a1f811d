import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { assistantRules, assistantTasks } from '@/lib/content/pages/assistant-prompt';
import { filterShape } from './shapes';

/** The tools for each task. */
const tools: Readonly<Record<keyof typeof assistantTasks, string>> = {
  install: 'Read the quick start and the installation page of my edition with read_page.',
  update: 'Use plan_upgrade for another major version, and the page "Update" of my edition otherwise.',
  diagnose: 'Pass the log to diagnose_log, and .env and the Compose file to check_env.',
};

/** Registers the prompts for the three tasks. */
export function addPrompts(server: McpServer): void {
  for (const [name, { goal, steps }] of Object.entries(assistantTasks)) {
    const argsSchema = { edition: filterShape.edition };
    server.registerPrompt(name, { description: goal, argsSchema }, ({ edition }) => {
      const own = edition ? [`My edition is ${edition}.`] : [];
      const text = [goal, ...own, tools[name as keyof typeof tools], steps, ...assistantRules].join(' ');
      return { messages: [{ role: 'user', content: { type: 'text', text } }] };
    });
  }
}
