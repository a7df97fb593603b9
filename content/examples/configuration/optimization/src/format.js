import { monthName } from './ui/calendar.js';

export const formatPrice = (value) => `${value.toFixed(2)} EUR`;

export const formatDate = (date) => `${date.getDate()} ${monthName(date)}`;
