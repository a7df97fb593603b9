// Imported by the modal of DocSearch: see `src/node/patches/docSearch.ts`.
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

/** The state of DocSearch's AI assistant, which is switched off. */
export const useNoAssistant = () => NO_ASSISTANT;
