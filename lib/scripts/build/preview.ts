import { addressToServe, serveUntilStopped } from '@/lib/programs/serve-until-stopped';
import { startPreview } from './start-preview';

// `npm run preview`: serves the built site until Ctrl+C, at the address that PORT and HOST set.
await serveUntilStopped('The built site', async () => {
  const { url, stop } = await startPreview(addressToServe());
  return { url: `${url}/`, stop };
});
