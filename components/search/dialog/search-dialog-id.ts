/** The ID of the dialog, which its buttons and the early script open. */
export const searchDialogId = 'search';
