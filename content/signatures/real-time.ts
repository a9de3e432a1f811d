import type { SignatureSource } from './types';

/** Errors of live updates. */
export const realTime: readonly SignatureSource[] = [
  {
    title: "`WebSocket connection to 'wss://…:80/app/…' failed`",
    at: ['/troubleshooting/real-time-updates'],
    texts: ["websocket connection to 'wss:// … :80/app/", ':80/app/'],
    needs: ['wss://', 'websocket'],
  },
  {
    title: "`WebSocket connection to 'wss://…:8080/app/…' failed`",
    at: ['/troubleshooting/real-time-updates'],
    texts: ["websocket connection to 'wss:// … :8080/app/", ':8080/app/'],
    needs: ['wss://', 'websocket'],
  },
  {
    title: '`Pusher error: cURL error 35` or `28` on `https://…:8080/apps`',
    at: ['/troubleshooting/real-time-updates'],
    texts: ['pusher error: curl error 35', 'pusher error: curl error 28'],
    needs: ['pusher', 'apps', 'reverb'],
  },
  {
    title: '`404 page not found` in failed broadcast jobs',
    at: ['/troubleshooting/real-time-updates'],
    texts: ['broadcastexception … 404 page not found', 'pusher error: 404'],
  },
  {
    title: '`Pusher error: Not found..`',
    at: ['/troubleshooting/real-time-updates'],
    texts: ['pusher error: not found'],
  },
  {
    title: '`Application does not exist`, code 4001',
    at: ['/troubleshooting/real-time-updates'],
    texts: ['application does not exist', '"code":4001'],
    needs: ['pusher', 'websocket', 'reverb', 'app', '4001'],
  },
  {
    title: '404 on /app, or 403',
    at: ['/troubleshooting/real-time-updates', '/guides/proxies#the-page-loads-but-websocket-connections-fail'],
    texts: [
      'websocket … unexpected response code: 404',
      'websocket … unexpected response code: 403',
      'websocket … unexpected response code: 502',
      "websocket connection to 'wss://",
    ],
  },
  {
    title: '`BroadcastException` or `cURL error 7` to Reverb',
    at: [
      '/troubleshooting/real-time-updates',
      '/enterprise/upgrading/upgrading-v4#pusher-error-curl-error-7-failed-to-connect',
    ],
    texts: [
      'broadcastexception',
      'pusher error: curl error 7: failed to connect',
      'pusher error: curl error 6: could not resolve host',
    ],
  },
  {
    title: 'No live updates, but everything else works',
    at: ['/troubleshooting/real-time-updates'],
    texts: ['broadcasting log', 'broadcasting null'],
    needs: ['reverb', 'mixpost-pro', 'mixpost-enterprise', 'pusher'],
  },
];
