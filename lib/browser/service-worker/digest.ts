/** Returns a digest that identifies a file's bytes: the first half of its SHA-256 hash in hexadecimal. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const whole = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(whole.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
