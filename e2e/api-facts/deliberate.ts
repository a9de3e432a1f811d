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
    reason: 'The workspace is a variable of the server URL, because a client works in one workspace and sets it once.',
  },
  {
    of: /^\w+ 429$/,
    aspect: 'added',
    reason: 'Any request can return 429. The fixture only lists the responses known for each request.',
  },
  {
    of: /^updateTag body hex_color$/,
    aspect: 'required',
    reason: 'Descriptions disagree, and servers respond with 422 if it is missing, so clients must always send it.',
  },
  {
    of: / query limit$/,
    aspect: 'default',
    reason: 'The default is uncertain. The description gives the known value, with a note on its source.',
  },
  {
    of: / query limit$/,
    aspect: 'maximum',
    reason: 'The fixture gives the maximum of 100 in its description.',
  },
  {
    of: / body timezone$/,
    aspect: 'default',
    reason: "The default isn't a value but a rule (the time zone of the token's owner), which the description gives.",
  },
  {
    of: / body versions$/,
    aspect: 'minItems',
    reason: 'The fixture says "at least one entry" in its description.',
  },
  {
    of: / video_thumbs|\.video_thumbs/,
    aspect: 'since',
    reason: "The fixture doesn't name a product version; the description says that only recent versions have it.",
  },
  {
    of: /^(?:updateMedia|approvePost)$/,
    aspect: 'since',
    reason: "Only a range of months is known, not a version. The operation's note gives it.",
  },
  {
    of: / body hex_color$/,
    aspect: 'pattern',
    reason: 'The fixture gives the color format in its description; the note says that the rule is from Lite.',
  },
  {
    of: / 422 errors$/,
    aspect: 'valueTypes',
    reason: 'The fixture says "map of field name to array of messages" in its description.',
  },
  {
    of: /^addPostToQueue 422$/,
    aspect: 'messages',
    reason: 'An example would need a message in `errors`, and no source shows one for the queue.',
  },
  {
    of: / 200 (?:data\[\]\.)?data\.(?:suffix|relationships|union_id|is_private|privacy_levels|comment_disabled|duet_disabled|stitch_disabled|max_video_post_duration_sec)\b/,
    aspect: 'added',
    reason:
      'The fixture refers to a table of the data that each network adds to an account, in the facts about listing accounts.',
  },
  {
    of: / 200 meta\.links\[\]\.(?:url|label|active)$/,
    aspect: 'added',
    reason: "The fixture names the entry's three keys in its type.",
  },
  {
    of: / 200 (?:data\[\]\.)?type$/,
    aspect: 'confidence',
    reason: "`gif` is in Lite's code, and also in the documentation of a hosted version.",
  },
  {
    of: /^schedulePost (?:422|body postNow)$/,
    aspect: 'confidence',
    reason: "It's documented, and the fixture adds that Lite's code agrees.",
  },
];
