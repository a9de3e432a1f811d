import { SequenceDrawing } from './sequence-drawing';

const editor = 0;
const mixpost = 1;
const redis = 2;
const horizon = 3;

/** Shows the path of a scheduled post from the editor to the network. */
export function ScheduledPost() {
  return (
    <SequenceDrawing
      title="How a scheduled post is published"
      parts={[
        { title: 'You', detail: 'in the editor' },
        { title: 'Mixpost', detail: 'web, cron, and MySQL' },
        { title: 'Redis', detail: 'the queue' },
        { title: 'Horizon', detail: 'queue workers' },
      ]}
      messages={[
        { from: editor, to: mixpost, text: 'post and time, saved in MySQL' },
        { from: mixpost, to: mixpost, text: 'every minute: is a post due?' },
        { from: mixpost, to: redis, text: 'a job for each due post' },
        { from: redis, to: horizon, text: 'the next job' },
        { from: horizon, to: horizon, text: 'publishes to the network' },
        { from: horizon, to: mixpost, text: 'published or failed, with the error' },
      ]}
    />
  );
}
