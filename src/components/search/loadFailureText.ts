/** Why there is no search. */
export const loadFailureText = (isOnline: boolean) =>
  isOnline
    ? 'The search could not be loaded.'
    : 'You are offline, and the search is not saved on this device yet.';
