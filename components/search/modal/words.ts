/** The words of the modal, where they are not the original's. */
export const words = {
  searchBox: { closeButtonText: 'Close', closeButtonAriaLabel: 'Close the search' },
  footer: { selectText: 'Open', navigateText: 'Choose' },
};
