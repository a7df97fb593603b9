export const formatDate = (date, locale) => date.toLocaleDateString(locale);

// TODO: support time zones
export const formatTime = (date) => date.toLocaleTimeString();
