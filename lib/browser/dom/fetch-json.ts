/**
 * Fetches a JSON file of the site.
 *
 * @throws if the host can't be reached or doesn't have the file
 */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} returned status ${response.status}.`);
  }
  return response.json();
}
