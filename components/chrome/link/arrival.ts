'use client';

/** Whether the reader has followed a link to the top of another page that hasn't arrived yet. */
export const arrival = { isExpected: false };
