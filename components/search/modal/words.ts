import type { DocSearchModalProps } from '@docsearch/react/modal';

/** The words of the modal, where they are not the original's. */
export const words: NonNullable<DocSearchModalProps['translations']> & object = {
  searchBox: { clearButtonTitle: 'Clear', closeButtonText: 'Close', closeButtonAriaLabel: 'Close the search' },
  footer: { selectText: 'Open', navigateText: 'Choose', closeText: 'Close' },
} as object;
