import type { Difference } from './compare';

/** A deliberate difference: a pattern for what it's about, as named in `Facts`, its aspect, and the reason. */
export type DeliberateDifference = {
  readonly of: RegExp;
  readonly aspect: Difference['aspect'];
  readonly reason: string;
};

/** All deliberate differences between the document and the fixture. An entry that matches nothing fails the test. */
export const deliberateDifferences: readonly DeliberateDifference[] = [
  {
    of: /^\w+ path workspaceUuid$/,
    aspect: 'missing',
    reason: 'The workspace is a variable of the server address: a client works in one, and sets it once.',
  },
  {
    of: /^\w+ 429$/,
    aspect: 'added',
    reason:
      'The sheet on all calls says that 429 is possible anywhere; the fixture lists what each call is known to answer.',
  },
  {
    of: / query limit$/,
    aspect: 'default',
    reason: 'The default is not certain. The description says what it usually is, with a note on how that is known.',
  },
  {
    of: / query limit$/,
    aspect: 'maximum',
    reason: 'The fixture has the ceiling of 100 in its description.',
  },
  {
    of: / body timezone$/,
    aspect: 'default',
    reason: "The default is no value but a rule (the zone of the token's owner), which the description gives.",
  },
  {
    of: / body versions$/,
    aspect: 'minItems',
    reason: 'The fixture has "at least one entry" in its description.',
  },
  {
    of: / video_thumbs|\.video_thumbs/,
    aspect: 'since',
    reason:
      'The fixture names an edition of a page, not a version; the description says that only recent versions have it.',
  },
  {
    of: /^(?:updateMedia|approvePost)$/,
    aspect: 'since',
    reason: 'Only a span of months is known, not a version; the note of the operation gives it.',
  },
  {
    of: / body hex_color$/,
    aspect: 'pattern',
    reason: 'The fixture has the form of a colour in its description; the note says that the rule is that of Lite.',
  },
  {
    of: / 422 errors$/,
    aspect: 'valueTypes',
    reason: 'The fixture has "map of field name to array of messages" in its description.',
  },
  {
    of: /^addPostToQueue 422$/,
    aspect: 'messages',
    reason: 'An example would need a text in `errors`, and no source shows one for the queue.',
  },
  {
    of: / 200 (?:data\[\]\.)?data\.(?:suffix|relationships|union_id|is_private|privacy_levels|comment_disabled|duet_disabled|stitch_disabled|max_video_post_duration_sec)\b/,
    aspect: 'added',
    reason:
      'The fixture refers to a table of what each network adds to an account; the sheet on listing accounts has it.',
  },
  {
    of: / 200 meta\.links\[\]\.(?:url|label|active)$/,
    aspect: 'added',
    reason: 'The fixture names the three keys of an entry in its type.',
  },
  {
    of: / 200 (?:data\[\]\.)?type$/,
    aspect: 'confidence',
    reason: '`gif` is in the code of Lite, and also stated by the description of a hosted installation.',
  },
  {
    of: /^schedulePost (?:422|body postNow)$/,
    aspect: 'confidence',
    reason: 'It is stated; the fixture adds that the code of Lite agrees.',
  },
];
