// The internet of a run: a resolver that gives every name an address of its own, a proxy for outgoing connections, and
// ports that accept connections. /srv/internet/mode says how names are answered: known, unknown, ipv6, or silent.
import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';

const names = ['mastodon.example'];
/** The last part of a name's address: 1 for the stand-in of the network. */
const hostOf = (/** @type {string} */ name) =>
  ((names.includes(name) ? 0 : names.push(name)) && names.length) || names.indexOf(name) + 1;

const dns = createSocket('udp4');
dns.on('message', (query, { address, port }) => {
  const mode = readFileSync('/srv/internet/mode', 'utf8').trim();
  const end = query.indexOf(0, 12) + 5;
  const name = query.toString('latin1', 13, end - 5).replaceAll(/[\0-\x20]/g, '.');
  const type = query.readUInt16BE(end - 4);
  const isKnown = mode === 'known' ? type === 1 : mode === 'ipv6' && type === 28;
  const data = type === 1 ? [192, 0, 2, hostOf(name)] : [0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), hostOf(name)];
  const record = [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 5, 0, data.length, ...data];
  const head = [...query.subarray(0, 2), 0x81, mode === 'unknown' ? 0x83 : 0x80, 0, 1, 0, isKnown ? 1 : 0, 0, 0, 0, 0];
  if (mode !== 'silent') {
    dns.send(Buffer.from([...head, ...query.subarray(12, end), ...(isKnown ? record : [])]), port, address);
  }
});
dns.bind(53);

const proxy = createServer().on('connect', ({ url = '' }, client, head) => {
  const [name = '', port] = url.split(':');
  console.log(`CONNECT ${url}`);
  const server = connect(Number(port), `192.0.2.${hostOf(name)}`, () => {
    client.write('HTTP/1.1 200 OK\r\n\r\n');
    server.write(head);
    server.pipe(client).pipe(server);
  });
  server.on('error', () => client.destroy());
  client.on('error', () => server.destroy());
});
proxy.listen(3128);
// For checks that a firewall closes it.
createServer().listen(25);
