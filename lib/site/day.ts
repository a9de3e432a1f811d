const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as 2026-11-20 as `November 20, 2026`. */
export function dayOf(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}
