import { label } from './message-label.js';

document.title = i18n.t('cart.title') + label;
