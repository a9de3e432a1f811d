// @ts-check

/**
 * How a criterion was checked: by tests (spec files in `e2e/`, without their endings), by reading the code and the
 * pages, or not at all because the site has nothing that it covers. Each has a note for readers.
 *
 * @typedef {{ readonly tests: readonly [string, ...string[]], readonly note: string }
 *   | { readonly review: string } | { readonly none: string }} Check
 */

/**
 * The criteria of WCAG 2.2 at the levels A and AA (https://www.w3.org/TR/WCAG22/), in their order there.
 *
 * @type {readonly (readonly [number: string, name: string, level: 'A' | 'AA', check: Check])[]}
 */
export const criteria = [
  [
    '1.1.1',
    'Non-text Content',
    'A',
    { tests: ['accessibility', 'zoom'], note: 'alternative texts of pictures and drawings' },
  ],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', { none: 'no audio or video' }],
  ['1.2.2', 'Captions (Prerecorded)', 'A', { none: 'no audio or video' }],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', { none: 'no audio or video' }],
  ['1.2.4', 'Captions (Live)', 'AA', { none: 'no audio or video' }],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', { none: 'no audio or video' }],
  [
    '1.3.1',
    'Info and Relationships',
    'A',
    { tests: ['accessibility'], note: 'headings, lists, tables, landmarks, labels' },
  ],
  [
    '1.3.2',
    'Meaningful Sequence',
    'A',
    { tests: ['built/markdown', 'without-scripts'], note: 'pages read in order as Markdown, and without scripts' },
  ],
  ['1.3.3', 'Sensory Characteristics', 'A', { review: 'instructions name controls by their labels' }],
  ['1.3.4', 'Orientation', 'AA', { review: 'no style depends on the orientation' }],
  ['1.3.5', 'Identify Input Purpose', 'AA', { none: 'fields hold settings of a server, not data about the reader' }],
  ['1.4.1', 'Use of Color', 'A', { tests: ['forced-colors'], note: 'states stay visible in forced colors' }],
  ['1.4.2', 'Audio Control', 'A', { none: 'no audio or video' }],
  ['1.4.3', 'Contrast (Minimum)', 'AA', { tests: ['accessibility', 'layout'], note: 'both themes; 7:1 for body text' }],
  ['1.4.4', 'Resize Text', 'AA', { tests: ['layout', 'search/large-text'], note: 'text at 200%' }],
  [
    '1.4.5',
    'Images of Text',
    'AA',
    { review: 'text in drawings is real text; only pictures of Mixpost contain images of it' },
  ],
  ['1.4.10', 'Reflow', 'AA', { tests: ['every-page'], note: 'no scrolling in two directions at 320 px' }],
  ['1.4.11', 'Non-text Contrast', 'AA', { review: 'edges of fields and lines of drawings have at least 3:1' }],
  ['1.4.12', 'Text Spacing', 'AA', { tests: ['text-spacing'], note: 'wider lines, letters, and words' }],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    { tests: ['dropdown'], note: 'menus stay open under the pointer, and Escape closes them' },
  ],
  [
    '2.1.1',
    'Keyboard',
    'A',
    {
      tests: ['dropdown', 'page-menu', 'text', 'zoom-open', 'search/searching', 'values/panel'],
      note: 'every control works with the keyboard',
    },
  ],
  [
    '2.1.2',
    'No Keyboard Trap',
    'A',
    { tests: ['drawer', 'zoom-open', 'search/searching'], note: 'Escape closes every dialog' },
  ],
  ['2.1.4', 'Character Key Shortcuts', 'A', { tests: ['search/opening'], note: 'the shortcut / can be turned off' }],
  ['2.2.1', 'Timing Adjustable', 'A', { none: 'no time limits' }],
  ['2.2.2', 'Pause, Stop, Hide', 'A', { none: 'nothing moves for longer than five seconds' }],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', { none: 'nothing flashes' }],
  ['2.4.1', 'Bypass Blocks', 'A', { tests: ['skip-link', 'accessibility'], note: 'skip link and landmarks' }],
  ['2.4.2', 'Page Titled', 'A', { tests: ['accessibility'], note: 'title of each page' }],
  [
    '2.4.3',
    'Focus Order',
    'A',
    { tests: ['skip-link', 'drawer', 'values/panel'], note: 'dialogs block the page, and return the focus' },
  ],
  ['2.4.4', 'Link Purpose (In Context)', 'A', { tests: ['accessibility'], note: 'every link has a name' }],
  ['2.4.5', 'Multiple Ways', 'AA', { tests: ['search/searching', 'sidebar'], note: 'search and sidebars' }],
  [
    '2.4.6',
    'Headings and Labels',
    'AA',
    { tests: ['accessibility'], note: 'no empty headings; each is unique on its page' },
  ],
  [
    '2.4.7',
    'Focus Visible',
    'AA',
    { tests: ['forced-colors', 'skip-link'], note: 'the focus looks different, including in forced colors' },
  ],
  [
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    { tests: ['navbar', 'search/large-text'], note: 'bars cover no target or result' },
  ],
  ['2.5.1', 'Pointer Gestures', 'A', { tests: ['zoom-open'], note: 'a tap replaces press and hold' }],
  ['2.5.2', 'Pointer Cancellation', 'A', { tests: ['zoom'], note: 'controls react to a click, which can be canceled' }],
  ['2.5.3', 'Label in Name', 'A', { review: 'names of controls contain their visible text' }],
  ['2.5.4', 'Motion Actuation', 'A', { none: 'nothing reacts to motion of the device' }],
  ['2.5.7', 'Dragging Movements', 'AA', { tests: ['zoom-open'], note: 'dragging only moves what is already shown' }],
  [
    '2.5.8',
    'Target Size (Minimum)',
    'AA',
    { tests: ['accessibility', 'drawer'], note: 'at least 24 px, or enough space around it' },
  ],
  ['3.1.1', 'Language of Page', 'A', { tests: ['accessibility', 'built/files'], note: 'English on every page' }],
  ['3.1.2', 'Language of Parts', 'AA', { review: 'all text is in English' }],
  ['3.2.1', 'On Focus', 'A', { review: 'no page or dialog opens on focus' }],
  ['3.2.2', 'On Input', 'A', { review: 'typing and choosing change only the part that belongs to the field' }],
  ['3.2.3', 'Consistent Navigation', 'AA', { tests: ['sidebar', 'navbar'], note: 'the same menus on every page' }],
  ['3.2.4', 'Consistent Identification', 'AA', { review: 'each control is written once, with one label' }],
  ['3.2.6', 'Consistent Help', 'A', { review: 'the community links are in the same place on every page' }],
  [
    '3.3.1',
    'Error Identification',
    'A',
    { tests: ['values/panel'], note: 'an invalid value shows a message at its field' },
  ],
  [
    '3.3.2',
    'Labels or Instructions',
    'A',
    { tests: ['accessibility', 'values/panel'], note: 'every field has a label' },
  ],
  [
    '3.3.3',
    'Error Suggestion',
    'AA',
    {
      tests: ['values/panel', 'search/searching'],
      note: 'messages say what to enter; a failed search suggests others',
    },
  ],
  ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', { none: 'nothing is submitted' }],
  ['3.3.7', 'Redundant Entry', 'A', { tests: ['values/used-everywhere'], note: 'values are entered once' }],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA', { none: 'no sign-in' }],
  [
    '4.1.2',
    'Name, Role, Value',
    'A',
    { tests: ['accessibility', 'search/accessibility'], note: 'roles and states of every control' },
  ],
  [
    '4.1.3',
    'Status Messages',
    'AA',
    { tests: ['search/searching', 'values/panel'], note: 'numbers of results and notes are announced' },
  ],
];
