/** Decodes the percent-encoding of a path or hash. Readers can open any address, so an invalid one is left as it is. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(percentDecode(hash.slice(1)));
}
