export type Data = string | Uint8Array<ArrayBuffer>;

/** Returns whether the browser can compute signatures. It only can on HTTPS pages, on localhost, and in local files. */
export function canSign(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Returns an HMAC with a key that isn't empty, in lowercase hex digits. With SHA-256, it's a delivery's signature. */
export async function hmac(key: Data, message: Data, hash = 'SHA-256'): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash }, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytesOf(message))));
}

export async function sha256(message: Data): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(message))));
}

/** Returns the bytes of Base64, also in its form for URLs; null if it's something else. */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(data: Data): Uint8Array<ArrayBuffer> {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}
