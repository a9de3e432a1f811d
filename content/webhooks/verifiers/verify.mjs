import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const secret = process.env.MIXPOST_WEBHOOK_SECRET;
if (!secret) {
  throw new Error('MIXPOST_WEBHOOK_SECRET is not set');
}

function isFromMixpost(body, signature = '') {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(signature);
  // timingSafeEqual throws on different lengths.
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function receive(request, response) {
  // Use the raw body: parsing and re-encoding the JSON can change its bytes.
  const body = await buffer(request);
  if (!isFromMixpost(body, request.headers['x-signature'])) {
    response.writeHead(403).end('Invalid signature');
    return;
  }
  const { event, data } = JSON.parse(body.toString());
  // Put the event and its data in a queue here, and respond right away.
  console.log(event, data);
  response.writeHead(200).end();
}

createServer((request, response) => {
  receive(request, response).catch(() => response.destroy());
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');
