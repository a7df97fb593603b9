// What the modal of DocSearch gets from this site: see `src/node/patches/docSearch.ts`.
export { searchStorage } from './searchStorage';

const nothing = () => undefined;

const NO_ASSISTANT = {
  messages: [],
  status: 'ready',
  conversations: { getAll: () => [] },
  clearError: nothing,
  resetAskAiAbortScope: nothing,
  resetAskAiChatSession: nothing,
};

/** The state of an assistant that is never asked. */
export const useNoAssistant = () => NO_ASSISTANT;
