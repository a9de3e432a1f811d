import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { filterShape } from './shapes';

/** What each prompt asks an assistant to do. */
const prompts = {
  install:
    'Help me install Mixpost on my server with Docker. Read the quick start and the installation page of my edition with read_page. Give me one command at a time, and wait for its output.',
  update:
    'Help me update Mixpost. Ask which version I have and want. Use plan_upgrade for another major version, and the page "Update" of my edition otherwise. Have me back up first, give me one step at a time, and wait for its result.',
  diagnose:
    'Help me find out why my Mixpost fails. Ask for the newest lines of the log and pass them to diagnose_log, and .env and the Compose file to check_env. Follow the section of the first cause, and cite its address.',
} as const;

/** Registers the prompts for the three tasks. */
export function addPrompts(server: McpServer): void {
  for (const [name, text] of Object.entries(prompts)) {
    const argsSchema = { edition: filterShape.edition };
    server.registerPrompt(name, { description: text.split('. ')[0] ?? name, argsSchema }, ({ edition }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: `${text}${edition ? ` My edition is ${edition}.` : ''} Never ask for passwords.`,
          },
        },
      ],
    }));
  }
}
